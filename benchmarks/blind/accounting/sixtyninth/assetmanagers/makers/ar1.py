# MRI-like aged delinquencies by charge, medical office, PDF portrait-landscape
from h import *; from reportlab.pdfgen import canvas; from reportlab.lib.pagesizes import letter,landscape
r=random.Random(44); N='Aged Delinquencies_MOB_1126.pdf'
B=[('4410','Summit Ridge Medical Arts',[('110','Cascade Bone & Joint PA','CASC01'),('140','Pine Hollow Pediatrics','PINE02'),('205','Tri-County Imaging LLC','TRIC01'),('220','Dr. L. Brandvold DDS, PLLC','BRAN01'),('300','Northlake Health System - Wound Care','NORT07'),('315','Vireo Dermatology Group','VIRE01')]),
('4422','Founders Park Medical Office',[('A100','Bluestem Dialysis Partners','BLUE03'),('A210','Optima Sleep Lab','OPTI01'),('B120','Grove Street Pharmacy Inc','GROV01'),('B200','Meridel Women\'s Health','MERI02')]),
('4435','Eastgate Physicians Center',[('101','Kestrel Urgent Care','KEST01'),('250','Allied Cardiology of Eastgate','ALLI04'),('270','Hand & Wrist Specialists','HAND01')])]
CAT={'RNT':'Base Rent','CAM':'CAM Estimate','RET':'RE Tax Estimate','PKG':'Reserved Parking','LAT':'Late Charge','AHV':'After Hours HVAC','MWS':'Medical Waste','TIA':'TI Amortization','YEC':'Prior Yr CAM Recon'}
K=['total','current','other:1 Month','other:2 Months','other:3 Months','other:4 Months']
W,H=landscape(letter); c=canvas.Canvas(D(N),pagesize=(W,H),invariant=1); pg=0
XR=[400,472,540,608,676,744]
def head():
    global pg; pg+=1; y=H-36; c.setFont('Times-Bold',12); c.drawString(36,y,'Aged Delinquencies'); c.setFont('Times-Roman',9)
    c.drawRightString(756,y,f'Page:  {pg}'); c.drawString(36,y-12,'Harrow & Pell Healthcare Realty'); c.drawRightString(756,y-12,'Date:  11/12/2026'); c.drawString(36,y-23,'Period:  11/26'); c.drawRightString(756,y-23,'Time:  02:38 PM')
    y-=42; c.setFont('Times-Bold',9); c.drawString(50,y,'Invoice Date'); c.drawString(115,y,'Category'); c.drawString(262,y,'Source')
    for x,t in zip(XR,['Amount','Current','1 Month','2 Months','3 Months','4 Months']): c.drawRightString(x,y,t)
    c.setLineWidth(.6); c.line(36,y-4,756,y-4); return y-18
y=head(); T=[];tot=[];recap={}
def need(n):
    global y
    if y<45+n: c.showPage(); y=head()
def nums(q,f='Times-Roman'):
    c.setFont(f,9)
    for x,a in zip(XR,q): c.drawRightString(x,y,m(a,'-'))
G=[0]*6
for b,bn,ten in B:
    need(90); c.setFont('Times-Bold',10); c.drawString(36,y,f'Building ID:  {b}     {bn}'); y-=15; S=[0]*6
    for u,n,i in ten:
        need(60); c.setFont('Times-Bold',9); c.drawString(44,y,f'{u}'); c.drawString(84,y,n); c.setFont('Times-Roman',9); c.drawString(290,y,f'Tenant ID: {i}     Last Payment: {r.choice(["10/03/2026","10/28/2026","9/14/2026","11/05/2026","8/31/2026"])}   {m(r.randrange(300000,2600000))}')
        y-=12; s=[0]*6; rent=r.randrange(520000,2400000); L=[]
        for age in range(4,-1,-1):
            if age and r.random()<.62: continue
            mo=11-age
            for k in r.sample(list(CAT),r.randint(1,3)):
                a={'RNT':rent,'CAM':int(rent*.34),'RET':int(rent*.17),'PKG':24000,'LAT':int(rent*.05),'AHV':r.randrange(12000,64000),'MWS':8750,'TIA':int(rent*.08),'YEC':r.randrange(80000,410000)}[k]
                L.append((f'{mo}/{1 if k not in("LAT","AHV","YEC") else r.randint(6,11)}/2026',k,'CH',a,age))
        if r.random()<.35: L.append((f'{11}/{r.randint(2,9)}/2026','RNT','CR',-r.randrange(10000,rent//3),0))
        for d,k,src,a,age in L:
            need(24); q=[a]+[0]*5; q[1+age]=a; nums(q); c.drawString(50,y,d); c.drawString(115,y,k); c.drawString(146,y,CAT[k] if src=='CH' else 'Open Credit'); c.drawString(270,y,src)
            mm,dd,yy=d.split('/'); T.append(dict(unit=u,name=n,resident=i,date=f'{yy}-{int(mm):02d}-{int(dd):02d}',charge=k,**dict(zip(K,map(v,q)))))
            s=[p+z for p,z in zip(s,q)]; rc=recap.setdefault(k,[0]*6); recap[k]=[p+z for p,z in zip(rc,q)]; y-=11
        c.line(335,y+8,756,y+8); y-=2; lab=n+' Total:'; nums(s,'Times-Bold'); c.drawString(84,y,lab); tot.append(dict(label=lab,**dict(zip(K,map(v,s))))); y-=18; S=[p+z for p,z in zip(S,s)]
    need(40); lab=f'Building {b} Total:'; nums(S,'Times-Bold'); c.drawString(44,y,lab); c.line(335,y+9,756,y+9); tot.append(dict(label=lab,**dict(zip(K,map(v,S))))); y-=26; G=[p+z for p,z in zip(G,S)]
need(150); nums(G,'Times-Bold'); c.drawString(36,y,'Grand Total:'); c.line(335,y+10,756,y+10); c.line(335,y-4,756,y-4); c.line(335,y-6,756,y-6)
tot.append(dict(label='Grand Total:',**dict(zip(K,map(v,G))))); y-=28; c.setFont('Times-Bold',9); c.drawString(36,y,'Recap by Income Category'); y-=12
for k in sorted(recap): nums(recap[k]); c.drawString(50,y,k); c.drawString(84,y,CAT[k]); y-=11
c.save(); save(N,'AR','MRI-style aged delinquencies, charge lines under tenants, by building, category recap, medical office',True,K,T,tot)
