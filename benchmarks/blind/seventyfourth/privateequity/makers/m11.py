from common import *
from fpdf import FPDF
r=random.Random(1111); n=N(r); F='Brookhaven Senior Living Census Rent Roll Sept 2025.pdf'; asof=D.date(2025,9,30)
p=FPDF('P','mm','letter'); p.set_margins(10,12,10); p.set_auto_page_break(True,14); p.add_page()
p.set_font('Helvetica','B',14); p.set_text_color(120,40,60); p.cell(0,7,'Brookhaven Senior Living',ln=1); p.set_text_color(0); p.set_font('Helvetica','',9); p.cell(0,5,'Resident Census & Rent Roll  -  September 30, 2025',ln=1); p.ln(3)
C=[('Suite',13,'L'),('Style',25,'L'),('Resident',39,'L'),('Admit Date',20,'C'),('Street Rate',20,'R'),('Room Rate',19,'R'),('Care Lvl',13,'C'),('Care Fee',18,'R'),('2nd Person',18,'R'),('Mo. Total',20,'R')] 
sc=195.9/sum(x[1] for x in C); C=[(a,b*sc,d) for a,b,d in C]
def line(v,st='',h=5.4,fill=False,bd=0):
    p.set_font('Helvetica',st,7.6)
    for (t,wd,al),s in zip(C,v): p.cell(wd,h,s,bd,0,al,fill)
    p.ln()
d0=lambda v:f'${v:,.0f}'
rows=[]; G=[0.]*5; occ=nu=0; rec=[]
for sec,pre,sty,nn in (('Independent Living','1',[('IL Studio',3150),('IL One Bed',3895),('IL Two Bed',4720)],11),('Assisted Living','2',[('AL Studio',4450),('AL Companion',3700),('AL One Bed',5325)],12),('Memory Care','3',[('MC Private',6450),('MC Shared',5200)],7)):
    p.set_font('Helvetica','B',9); p.set_fill_color(235,222,226); p.cell(195.9,6,sec,0,1,'L',True); line([x[0] for x in C],'B',5.4,False,'B'); S=[0.]*5; o=0
    for k in range(nn):
        u=f'{pre}{k+1:02d}'; sy,sr=r.choice(sty); nu+=1; S[0]+=sr; t=dict(unit=u,unitType=sy,section=sec,marketRent=float(sr))
        if r.random()<.13: line([u,sy,'(vacant)','',d0(sr)]+['']*5); rows.append(row(statusText='(vacant)',**t)); continue
        o+=1; occ+=1; na=n('lf'); mi=addm(asof,-r.randint(1,70)).replace(day=r.randint(1,28)); rr=float(sr-r.choice([0,0,75,150,320])); lv=0 if pre=='1' else r.randint(1,4); cf=[0,450,850,1300,1900][lv]; sp=850. if ' Bed' in sy and r.random()<.25 and pre!='3' else 0.; tt=rr+cf+sp
        line([u,sy,na,mi.strftime('%d-%b-%Y'),d0(sr),d0(rr),str(lv) if lv else '',d0(cf) if cf else '',d0(sp) if sp else '',d0(tt)])
        for j,v in enumerate((rr,cf,sp,tt)): S[j+1]+=v
        ch=[dict(code='Room Rate',amount=rr)]+([dict(code='Care Fee',amount=float(cf))] if cf else [])+([dict(code='2nd Person',amount=sp)] if sp else [])
        rows.append(row(statusText='Occupied',tenantName=na,moveInDate=mi,contractRent=rr,charges=ch,totalCharges=tt,**t))
    line(['','',f'{sec}: {o} of {nn}','',d0(S[0]),d0(S[1]),'',d0(S[2]) if S[2] else '',d0(S[3]) if S[3] else '',d0(S[4])],'B',5.6,False,'T'); p.ln(2); G=[a+b for a,b in zip(G,S)]; rec.append((sec,nn,o))
line(['','',f'Community: {occ} of {nu}','',d0(G[0]),d0(G[1]),'',d0(G[2]),d0(G[3]),d0(G[4])],'B',7,True,'TB')
p.ln(3); p.set_font('Helvetica','I',7.5); p.cell(0,4,'Street rates effective 1/1/2025. Care fees billed in arrears by assessed level; community fees excluded.',ln=1)
p.output(doc(F)); save(F,'SENIOR_HOUSING','analyst r74a','senior census by level of care',False,T('Brookhaven Senior Living',asof,nu,occ,nu-occ,rows))
