# Senior housing lease-up: census & rate roll, portrait, AL / MC sections, companion suites, reservations
from .common import *
from reportlab.pdfgen import canvas
from reportlab.lib import colors
F='Census_and_Rate_Roll_Oct2025.pdf'
def make():
    r=Gen('p7')
    secs=[('ASSISTED LIVING',[(f'{f}{n:02d}',k) for f in(1,2) for n,k in zip(range(2,26,2),['Studio','1 BR','1 BR','Studio','2 BR','1 BR DLX','Studio','1 BR','Studio','1 BR','1 BR DLX','Studio'])]),
          ('MEMORY CARE',[(f'M{n}{x}','Private' if x=='' else 'Companion') for n in range(1,9) for x in ([''] if n%3 else ['-A','-B'])])]
    K={'Studio':(345,4250),'1 BR':(498,5150),'1 BR DLX':(560,5525),'2 BR':(815,6650),'Private':(312,6895),'Companion':(180,5250)}
    W,H=612,792;cv=canvas.Canvas(out(F),pagesize=(W,H));y=[0];pg=[0]
    X=[('Apt',28,'l'),('Style',62,'l'),('Sq Ft',132,'r'),('Resident',140,'l'),('Moved In',238,'l'),('Street Rate',322,'r'),('Base Rate',364,'r'),('Care',402,'r'),('2nd Person',444,'r'),('Incentive',486,'r'),('Net Monthly',534,'r'),('Status',542,'l')]
    H2={'Street Rate':('Street','Rate'),'Base Rate':('Base','Rate'),'2nd Person':('2nd','Person'),'Net Monthly':('Net','Monthly'),'Moved In':('Move-In','Date'),'Care':('Level of','Care Fee')}
    def put(i,s,f='Helvetica',z=7.2):
        cv.setFont(f,z);n,x,a=X[i];(cv.drawString if a=='l' else cv.drawRightString)(x,y[0],s)
    def top():
        pg[0]+=1;cv.setFillColor(colors.HexColor('#5b3a5e'));cv.rect(0,H-52,W,52,fill=1,stroke=0);cv.setFillColor(colors.white);cv.setFont('Helvetica-Bold',14);cv.drawString(28,H-26,'Alder Glen at Westbrook')
        cv.setFont('Helvetica',9);cv.drawString(28,H-41,'Resident Census & Rate Roll  -  October 31, 2025');cv.drawRightString(W-28,H-26,'Opened March 2025');cv.drawRightString(W-28,H-41,'Managed by Tessellate Senior Living');cv.setFillColor(colors.black)
        y[0]=H-72
        cv.setFont('Helvetica-Bold',7)
        for n,x,a in X:
            u,l=H2.get(n,('',n));f=cv.drawString if a=='l' else cv.drawRightString;f(x,y[0],u);f(x,y[0]-8.5,l)
        y[0]-=12;cv.setLineWidth(1.2);cv.setStrokeColor(colors.HexColor('#5b3a5e'));cv.line(28,y[0],W-28,y[0]);y[0]-=12
        cv.setFont('Helvetica',6.5);cv.drawString(28,22,'Reserved = deposit taken, not moved in; rates shown are contracted and are excluded from totals.');cv.drawRightString(W-28,22,f'{pg[0]}')
    top();rows=[];GT=[0]*6;CN=[0,0,0,0]
    for sec,L in secs:
        if y[0]<120: cv.showPage();top()
        cv.setFont('Helvetica-Bold',9);cv.setFillColor(colors.HexColor('#5b3a5e'));cv.drawString(28,y[0],sec);cv.setFillColor(colors.black);y[0]-=13
        S=[0]*6;cn=[0,0,0,0]
        for i,(u,k) in enumerate(L):
            if y[0]<60: cv.showPage();top()
            sf,st=K[k];q=r.random();x=dict(unit=u,unitType=k,area=sf,marketRent=float(st),section=sec)
            if q<.6 or q<.7:
                res=q>=.6
                base=float(st-r.choice([0,0,150,250]));care=float(r.choice([0,450,900,1350])) if sec[0]=='A' else float(r.choice([1200,1650]))
                sp=950.0 if k in('2 BR','1 BR DLX') and r.random()<.5 else None
                inc=-float(r.choice([0,0,500,750])) or None
                x.update(tenantName=r.person('lf'),moveInDate=r.date(D(2025,11,4),D(2025,12,1)) if res else r.date(D(2025,3,12),D(2025,10,28)),contractRent=base,statusText='Reserved' if res else 'Occupied')
                ch=[('Level of Care Fee',care)]+([('2nd Person',sp)] if sp else [])+([('Incentive',inc)] if inc else [])
                x['charges']=[dict(code=a,amount=b) for a,b in ch];x['totalCharges']=base+sum(b for a,b in ch)
                if not res:
                    for j,v in enumerate([st,base,care,sp or 0,inc or 0,x['totalCharges']]): S[j]+=v
                else: S[0]+=st
                cn[1 if not res else 2]+=1
            else:
                x['statusText']='Vacant' if q<.95 else 'Hold - Respite';S[0]+=st;cn[3 if q<.95 else 3]+=1;x['statusText']='Vacant'
                care=None
            cn[0]+=1
            if i%2: cv.setFillColor(colors.Color(.96,.94,.97));cv.rect(26,y[0]-3,W-52,11.5,fill=1,stroke=0);cv.setFillColor(colors.black)
            put(0,u);put(1,k);put(2,str(sf));put(5,m0(st));put(11,x['statusText'],'Helvetica-Oblique' if x['statusText']!='Occupied' else 'Helvetica')
            if 'tenantName' in x:
                put(3,x['tenantName']);put(4,us2(x['moveInDate']));put(6,m0(base));put(7,m0(care));put(8,m0(sp) if sp else '');put(9,par(inc,0) if inc else '');put(10,m0(x['totalCharges']))
            y[0]-=11.5;rows.append(x)
        cv.setLineWidth(.5);cv.line(300,y[0]+8,536,y[0]+8);put(3,f'{sec.title()} - {cn[0]} units, {cn[1]} occupied','Helvetica-Bold',7)
        for j,v in zip((5,6,7,8,9,10),S): put(j,par(v,0),'Helvetica-Bold',7)
        GT=[a+b for a,b in zip(GT,S)];CN=[a+b for a,b in zip(CN,cn)];y[0]-=20
    if y[0]<120: cv.showPage();top()
    cv.line(28,y[0]+10,W-28,y[0]+10);put(0,'COMMUNITY TOTAL','Helvetica-Bold',7.5)
    for j,v in zip((5,6,7,8,9,10),GT): put(j,par(v,0),'Helvetica-Bold',7)
    y[0]-=20;cv.setFont('Helvetica',8)
    for a,b in (('Units',CN[0]),('Occupied',CN[1]),('Reserved (unoccupied)',CN[2]),('Vacant',CN[3])): cv.drawString(28,y[0],a);cv.drawRightString(160,y[0],str(b));y[0]-=11
    cv.drawString(28,y[0],'Occupancy');cv.drawRightString(160,y[0],f'{100*CN[1]/CN[0]:.1f}%');cv.save()
    finish(F,'SENIOR_HOUSING','r50b','senior housing lease-up census and rate roll, AL/MC, companion suites, reservations',False,'Alder Glen at Westbrook',D(2025,10,31),CN[0],CN[1],CN[3],rows)
