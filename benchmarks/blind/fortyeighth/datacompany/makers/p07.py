# mid-rise detail, floors as sections, charge columns, legal landscape
from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.colors import HexColor,black
def make():
    r=random.Random(4807); fn='RR_Detail_TheMeridianOn7th.pdf'; W,H=1008,612
    c=canvas.Canvas(os.path.join(DOC,fn),pagesize=(W,H)); asof=dt.date(2024,12,31)
    fp={'S1':('Studio',512,1540),'A1':('1 Bed/1 Bath',688,1835),'A2D':('1 Bed/1 Bath + Den',795,2010),'B1':('2 Bed/2 Bath',1042,2490),'B2':('2 Bed/2 Bath Corner',1118,2640)}
    stack=['S1','A1','A1','A2D','B1','B2','A1','S1','A2D','B1','A1','B2']
    X=dict(u=30,fp=66,sf=186,st=196,nm=262,mi=392,ls=440,le=488,mk=582,rt=634,pk=676,pt=712,st2=752,ut=796,cn=840,tb=892,dp=934,bl=982)
    lab=[('u','Unit','','l'),('fp','Floorplan','','l'),('sf','SQFT','','r'),('st','Unit/Lease','Status','l'),('nm','Resident','Name','l'),('mi','Move-in','Date','l'),('ls','Lease','Start','l'),('le','Lease','End','l'),('mk','Market','+ Addl.','r'),('rt','Lease','Rent','r'),('pk','Garage','','r'),('pt','Pet','','r'),('st2','Storage','','r'),('ut','Utility','Pkg','r'),('cn','Conces-','sions','r'),('tb','Total','Billing','r'),('dp','Dep On','Hand','r'),('bl','Balance','','r')]
    pg=[0]
    def head():
        pg[0]+=1; c.setFont('Times-Bold',12); c.drawString(30,H-32,'Rent Roll Detail'); c.setFont('Times-Roman',9); c.drawString(30,H-44,'The Meridian on 7th'); c.drawString(30,H-55,'Details as of 12/31/2024'); c.setFont('Times-Roman',7.5); c.drawRightString(W-26,H-32,f'Page {pg[0]}'); c.drawRightString(W-26,H-43,'01/02/2025 7:58:11AM'); c.drawRightString(W-26,H-54,'mgt-521-003')
        c.setFont('Times-Bold',7.6); y=H-74; c.drawCentredString((X['rt']+X['cn'])/2+14,y+9,'---------------------  Scheduled Billings  ---------------------')
        for k,a,b,al in lab:
            f=c.drawString if al=='l' else c.drawRightString; f(X[k],y-1,a); f(X[k],y-9,b)
        c.line(26,y-13,W-26,y-13); return y-24
    y=head(); rows=[]; names=people(r,90); G=[0]*11; nu=nv=no=0; stat={}
    for fl in range(2,9):
        if y<80: c.showPage(); y=head()
        c.setFont('Times-BoldItalic',8.5); c.drawString(30,y,f'Floor {fl}'); y-=12; F=[0]*11
        for k,p in enumerate(stack):
            if y<42: c.showPage(); y=head()
            u=f'{fl}{k+1:02d}'; nm_,sf,mk=fp[p]; mk+=(fl-2)*15; nu+=1; z=r.random()
            st='Model/Admin' if u=='203' else 'Vacant' if z<.05 else 'Vacant-Leased' if z<.075 else 'Occupied-NTV' if z<.13 else 'Occupied'
            c.setFont('Times-Roman',7.6); c.drawString(X['u'],y,u); c.drawString(X['fp'],y,f'{p} {nm_}'); c.drawRightString(X['sf'],y,m0(sf)); c.drawString(X['st'],y,st); c.drawRightString(X['mk'],y,m2(mk))
            stat[st]=stat.get(st,0)+1
            row=dict(unit=u,unitType=f'{p} {nm_}',area=sf,section=f'Floor {fl}',statusText=st,marketRent=mk); v=[mk]+[0]*9
            if st.startswith('Occ'):
                no+=1; n=names.pop(); mi=dt.date(2022,2,1)+dt.timedelta(days=r.randrange(0,1020)); ls=mi if mi>dt.date(2024,1,5) else dt.date(2024,mi.month,mi.day if mi.day<29 else 28); tl=r.choice([12,12,12,13,14,10]); le=addm(ls,tl)-dt.timedelta(1)
                if le<=asof: le=addm(le,6)
                rent=mk-r.choice([0,20,45,60,95,-10,0]); ch=[rent,r.choice([0,0,125,125,250]),r.choice([0,0,0,45]),r.choice([0,0,0,30]),85 if 'B' in p else 65,r.choice([0]*9+[-100,-200])]; t=sum(ch); dp=r.choice([250,500,0,rent]); bl=r.choice([0,0,0,0,-35.0,round(r.uniform(15,2400),2)])
                c.drawString(X['nm'],y,n)
                for kk,d in [('mi',mi),('ls',ls),('le',le)]: c.drawString(X[kk],y,us(d))
                for kk,a in zip(['rt','pk','pt','st2','ut','cn'],ch): 
                    if a or kk in('rt','ut'): c.drawRightString(X[kk],y,par(a))
                c.drawRightString(X['tb'],y,m2(t)); c.drawRightString(X['dp'],y,m2(dp)); c.drawRightString(X['bl'],y,par(bl))
                row.update(tenantName=n,moveInDate=iso(mi),leaseStartDate=iso(ls),leaseEndDate=iso(le),contractRent=rent,charges=[dict(code=a,amount=b) for a,b in zip(['Lease Rent','Garage','Pet','Storage','Utility Pkg','Concessions'],ch) if b],totalCharges=t,deposit=dp,balance=bl); v=[mk]+ch+[t,dp,bl]
            elif st!='Model/Admin': nv+=1
            rows.append(row); F=[a+b for a,b in zip(F,v+[1])]; y-=10.6
        ks=['mk','rt','pk','pt','st2','ut','cn','tb','dp','bl']
        c.setFont('Times-Bold',7.6); c.line(X['mk']-46,y+8,W-26,y+8); c.drawString(X['nm'],y-2,f'Floor {fl} total - {F[10]} units'); 
        for kk,a in zip(ks,F): c.drawRightString(X[kk],y-2,par(a))
        y-=20; G=[a+b for a,b in zip(G,F)]
    if y<130: c.showPage(); y=head()
    c.setFont('Times-Bold',7.6); c.line(26,y+9,W-26,y+9); c.drawString(30,y-2,f'Property totals - {nu} units'); c.setFont('Times-Bold',7)
    for kk,a in zip(ks,G): c.drawRightString(X[kk],y-2,par(a))
    y-=26; c.setFont('Times-Bold',8.5); c.drawString(30,y,'Occupancy and status summary'); y-=12; c.setFont('Times-Roman',8)
    for s in ['Occupied','Occupied-NTV','Vacant','Vacant-Leased','Model/Admin']:
        c.drawString(40,y,s); c.drawRightString(150,y,str(stat.get(s,0))); c.drawRightString(200,y,f'{stat.get(s,0)/nu*100:.2f}%'); y-=10
    c.setFont('Times-Bold',8); c.drawString(40,y,'Total units'); c.drawRightString(150,y,str(nu)); c.save()
    ck('p07',sum(x.get('totalCharges',0) for x in rows),G[7]); ck('p07c',sum(x.get('contractRent',0) for x in rows),G[1])
    save(fn,dict(propertyName='The Meridian on 7th',asOnDate=iso(asof),units=nu,occupied=no,vacant=nv,rows=rows),'MULTIFAMILY','site-level PMS rent roll detail, floors as sections, charge columns')
