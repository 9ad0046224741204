# Medical office, portrait letter, two-line records, buildings as headings; planted total_wrong
from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter
def make():
    f='AlderCreekMOB_roll.pdf'; rnd=random.Random(404); W,H=letter; c=canvas.Canvas(path(f),pagesize=letter); names=MED[:]; rnd.shuffle(names)
    B=[('Physicians Pavilion I',['100','110','120','140','200','205','215','230','240']),('Physicians Pavilion II',['101','103','105','201','203','207','301','305','310','320'])]
    y=[0];pg=[0]
    def head():
        pg[0]+=1; c.setFillColorRGB(.1,.35,.35); c.rect(36,H-62,W-72,30,fill=1,stroke=0); c.setFillColorRGB(1,1,1); c.setFont('Helvetica-Bold',12); c.drawString(44,H-51,'Alder Creek Medical Campus'); c.setFont('Helvetica',9); c.drawRightString(W-44,H-51,'Lease Roll / Rents in effect 10-15-2025'); c.setFillGray(0)
        c.setFont('Helvetica-Bold',7.4); yy=H-76
        for x,t,a in ((40,'SUITE','l'),(84,'TENANT','l'),(300,'RENTABLE SF','r'),(356,'LEASE BEGIN','r'),(414,'LEASE END','r'),(492,'BASE RENT / MO.','r'),(570,'SECURITY DEP.','r')): (c.drawString if a=='l' else c.drawRightString)(x,yy,t)
        c.setFont('Helvetica',7); yy-=9
        for x,t,a in ((40,'Status','l'),(84,'Specialty / Renewal option','l'),(356,'Est. CAM / mo.','r'),(414,'Est. Tax / mo.','r'),(492,'Base Rent / yr.','r'),(570,'Rate / SF / yr.','r')): (c.drawString if a=='l' else c.drawRightString)(x,yy,t)
        c.setLineWidth(.8); c.line(36,yy-4,W-36,yy-4); y[0]=yy-17
        c.setFont('Helvetica',7); c.drawString(36,22,'Base rents are triple net. CAM and tax are 2025 estimates, reconciled each April.'); c.drawRightString(W-36,22,f'{pg[0]}')
    head(); rows=[]; G=dict(n=0,o=0,a=0,ao=0,mo=0,cam=0,tax=0,dep=0); planted=None
    spec=['Primary care','Surgical','Diagnostics','Therapy','Specialist','Dental']
    for b,us in B:
        if y[0]<120: c.showPage(); head()
        c.setFont('Helvetica-Bold',9.5); c.setFillColorRGB(.1,.35,.35); c.drawString(36,y[0],b.upper()); c.setFillGray(0); y[0]-=14
        T=dict.fromkeys(G,0)
        for u in us:
            if y[0]<70: c.showPage(); head()
            a=rnd.randint(11,78)*100+rnd.randint(0,99); T['n']+=1; T['a']+=a; v=u in('140','203','310')
            def P(yy,fn,items):
                c.setFont(fn,8)
                for x,t,al in items: (c.drawString if al=='l' else c.drawRightString)(x,yy,t)
            if v:
                P(y[0],'Helvetica-Bold',[(40,u,'l')]); P(y[0],'Helvetica',[(300,m0(a),'r'),(84,'(asking $24.00 NNN)' if u!='310' else '(shell condition)','l')]); P(y[0]-9.5,'Helvetica-Oblique',[(40,'Available','l')])
                rows.append(R(unit=u,building=b.upper(),area=a,statusText='Available'))
            else:
                t=names.pop(); psf=rnd.randint(1850,2975)/100; mo=round(a*psf/12,2); s=D(rnd.randint(2015,2025),rnd.randint(1,9),1); e=eom(D(rnd.randint(2026,2035),rnd.randint(1,12),1)); cam=round(a*.61,2); tax=round(a*.29,2); dep=round(rnd.choice([0,mo,2*mo]),2); hold=u=='215'
                stt='Holdover' if hold else 'Leased'
                P(y[0],'Helvetica-Bold',[(40,u,'l'),(84,t,'l')]); P(y[0],'Helvetica',[(300,m0(a),'r'),(356,s.strftime('%m-%d-%Y'),'r'),(414,'MTM' if hold else e.strftime('%m-%d-%Y'),'r'),(492,'$'+m2(mo),'r'),(570,'$'+m2(dep),'r')])
                P(y[0]-9.5,'Helvetica-Oblique',[(40,stt,'l'),(84,rnd.choice(spec)+' / '+rnd.choice(['none','one 5-yr @ FMV','two 5-yr @ 95% FMV','two 3-yr, CPI']),'l')]); P(y[0]-9.5,'Helvetica',[(356,m2(cam),'r'),(414,m2(tax),'r'),(492,m2(mo*12),'r'),(570,m2(mo*12/a),'r')])
                rows.append(R(unit=u,building=b.upper(),tenantName=t,area=a,statusText=stt,leaseStartDate=iso(s),leaseEndDate='MTM' if hold else iso(e),contractRent=mo,annualRent=round(mo*12,2),deposit=dep,charges=[dict(code='Est. CAM',amount=cam),dict(code='Est. Tax',amount=tax)]))
                T['o']+=1;T['ao']+=a
                for k,x in (('mo',mo),('cam',cam),('tax',tax),('dep',dep)): T[k]=round(T[k]+x,2)
            c.setLineWidth(.2); c.setStrokeGray(.7); c.line(36,y[0]-13,W-36,y[0]-13); c.setStrokeGray(0); y[0]-=23.5
        for k in G: G[k]=round(G[k]+T[k],2)
        def tot(lbl,T,shown):
            if y[0]<70: c.showPage(); head()
            c.setFont('Helvetica-Bold',8); c.drawString(40,y[0],lbl); c.drawRightString(300,y[0],m0(T['a'])); c.drawRightString(492,y[0],'$'+m2(shown)); c.drawRightString(570,y[0],'$'+m2(T['dep'])); c.setFont('Helvetica',8)
            c.drawString(84,y[0]-9.5,f"{T['o']} of {T['n']} suites leased  ({T['ao']/T['a']*100:.1f}% of area)"); c.drawRightString(356,y[0]-9.5,m2(T['cam'])); c.drawRightString(414,y[0]-9.5,m2(T['tax'])); c.drawRightString(492,y[0]-9.5,m2(shown*12)); c.drawRightString(570,y[0]-9.5,m2(shown*12/T['ao'])+' avg'); y[0]-=30
        shown=T['mo']
        if b.endswith('II'):
            shown=round(T['mo']-2700,2); planted=dict(what=f"Physicians Pavilion II total of monthly base rent is printed {m2(shown)} but its suites add to {m2(T['mo'])} (its yearly figure and average rate follow the wrong total; campus total is right)",kind='total_wrong')
        tot(b+' total',T,shown)
    c.line(36,y[0]+12,W-36,y[0]+12); tot('Campus total',G,G['mo'])
    c.save()
    save(f,'OFFICE','medical office, portrait two-line records, building headings, status under suite',False,dict(propertyName='Alder Creek Medical Campus',asOnDate='2025-10-15',units=G['n'],occupied=G['o'],vacant=G['n']-G['o'],planted=planted,rows=rows))
if __name__=='__main__': make()
