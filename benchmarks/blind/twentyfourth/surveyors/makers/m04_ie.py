from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import A4
R=random.Random(404);F='drumlin_gate_sc_rent_schedule.pdf'
c=canvas.Canvas(doc(F),pagesize=A4);W_,H=A4
L=[('Lower Mall',['LM1','LM2','LM3','LM4/5','LM6','LM7']),('Upper Mall',['UM1','UM2','UM3','UM4','UM5']),('Kiosks',['K1','K2','K3'])]
nm=['Corvane Pharmacy Ltd','Heron Menswear Ltd','Tallow & Wick DAC','Oakmere Supermarkets Unlimited Co','Nimbus Mobile (Irl) Ltd','Willow Kids DAC','Redwing Shoes Ireland Ltd','Ember Café Ltd','Alder Credit Union','Juniper Juice Bar','Quillon Key Cutting','Summit Travel Ltd']
y=H-60;c.setFont('Helvetica-Bold',13);c.drawString(40,y,'Drumlin Gate Shopping Centre');c.setFont('Helvetica',9);y-=14;c.drawString(40,y,'Ballycarn, Co. Westmeath');y-=14;c.drawString(40,y,'Rent schedule prepared for the lenders - position at 31st December 2024');y-=24
cols=[('Unit',40,0),('Occupier',84,0),('Sq. m',268,1),('Term from',280,0),('Expiry',342,0),('Headline rent',462,1),('Turnover rent',556,1)]
def hd(y):
    c.setFont('Helvetica-Bold',8)
    for h,x,r in cols:(c.drawRightString if r else c.drawString)(x,y,h)
    c.setFont('Helvetica',6.5);c.drawRightString(462,y-8,'€ per annum');c.drawRightString(556,y-8,'€ (2024)');c.line(40,y-11,556,y-11);return y-23
y=hd(y);i=0;rows=[];G=[0,0,0]
for sec,us in L:
    c.setFont('Helvetica-Oblique',9);c.drawString(40,y,sec);y-=14;S=[0,0,0]
    for u in us:
        a=R.randrange(8,22)+.5 if u[0]=='K' else R.randrange(60,320)+R.choice([0,.5])
        if u=='LM4/5':a=1480.0
        c.setFont('Helvetica',8);c.drawString(40,y,u);c.drawRightString(268,y,f'{a:,.1f}');S[0]+=a
        if u in('UM4','K2'):
            c.drawString(84,y,'Vacant - to let');y-=13;rows.append(dict(unit=u,area=a,section=sec,statusText='Vacant - to let'));continue
        st=d(R.randint(2012,2023),R.randint(1,12));yr=R.choice([10,15,20]);yr=20 if addy(st,yr)<d(2025,3,1) else yr;en=last(addy(st,yr));rent=round(a*R.uniform(260,390)/250)*250 if u!='LM4/5' else 295000;to=R.choice([0,0,round(rent*.11,2)])
        lic=u=='K3'
        c.drawString(84,y,nm[i]);c.drawString(280,y,st.strftime('%d %b %Y'));c.drawString(342,y,'Rolling' if lic else en.strftime('%d %b %Y'));c.drawRightString(462,y,f'{rent:,.2f}')
        if to:c.drawRightString(556,y,f'{to:,.2f}')
        rows.append(dict(unit=u,tenantName=nm[i],area=a,section=sec,statusText='Occupied',leaseStartDate=str(st),leaseEndDate='Rolling' if lic else str(en),annualRent=rent,charges=[dict(code='Turnover rent',amount=to,per='year')] if to else None));S[1]+=rent;S[2]+=to;y-=13;i+=1
        if u in('LM2','UM1'):
            c.setFont('Helvetica-Oblique',7);c.drawString(92,y+3,'Break option at year 10 on 6 months\' notice; upward/downward review to OMV at year 5.');y-=10
    p=S[1]+(9000 if sec=='Upper Mall' else 0)
    c.setFont('Helvetica-Bold',8);c.line(230,y+9,556,y+9);c.drawString(84,y,'Sub-total '+sec);c.drawRightString(268,y,f'{S[0]:,.1f}');c.drawRightString(462,y,f'{p:,.2f}');c.drawRightString(556,y,f'{S[2]:,.2f}');y-=22
    if sec=='Upper Mall':wrong=(p,S[1])
    for k in range(3):G[k]+=S[k]
c.setFont('Helvetica-Bold',9);c.line(40,y+11,556,y+11);c.drawString(84,y,'Centre total');c.drawRightString(268,y,f'{G[0]:,.1f}');c.drawRightString(462,y,f'{G[1]:,.2f}');c.drawRightString(556,y,f'{G[2]:,.2f}');c.line(40,y-4,556,y-4)
y-=26;c.setFont('Helvetica',8)
for s in ['Units: 14      Let: 12      Vacant: 2','Service charge for 2024 is €68.40 per sq. m for mall units; kiosks pay an inclusive licence fee.','All sums are exclusive of VAT at 23%.']:c.drawString(40,y,s);y-=12
c.save()
save(F,'RETAIL','Irish managing agent schedule, Word-like',False,propertyName='Drumlin Gate Shopping Centre',asOnDate='2024-12-31',units=14,occupied=12,vacant=2,rows=rows,planted=dict(what=f'Sub-total Upper Mall headline rent printed {wrong[0]:,.2f}, its rows add to {wrong[1]:,.2f} (centre total is right)',kind='total_wrong'),totals=dict(annualRent=G[1],area=G[0]))
