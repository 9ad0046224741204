# Canadian industrial park, Skyline-like, many pages, building sections with subtotals
from common import *
from reportlab.platypus import *
from reportlab.lib.styles import ParagraphStyle as PS
from reportlab.lib import colors
def run():
    rng=random.Random(404); N='sable_court_industrial_park_rr.pdf'; asof=D(2026,2,1)
    nm=names(rng,["Fasteners","Logistics","Plumbing Supply","Auto Glass","Cabinetry","Packaging","Cold Storage","Welding & Fab","Print Finishing","Brewing","HVAC Services","Tile Imports","Robotics","Tool Rental","Foods"],80,("Inc.","Ltd.","Corp.","Canada Inc.",""))
    bl=[("2150 Sable Court",19),("2170 Sable Court",23),("2190 Sable Court",14),("11 Kiln Road",16)]
    H1=["Unit","Tenant","Rentable","Lease","Lease","Minimum","Operating","Realty","Mgmt","Total","Security","Arrears"]
    H2=["No.","","Area (SF)","Commences","Expires","Rent","Costs","Taxes","Fee","Monthly","Deposit","Balance"]
    data=[H1,H2]; sty=[('FONT',(0,0),(-1,-1),'Helvetica',7),('FONT',(0,0),(-1,1),'Helvetica-Bold',7),('LINEBELOW',(0,1),(-1,1),.8,colors.black),('LINEABOVE',(0,0),(-1,0),.8,colors.black),('ALIGN',(2,0),(2,-1),'RIGHT'),('ALIGN',(5,0),(-1,-1),'RIGHT'),('TOPPADDING',(0,0),(-1,-1),1.2),('BOTTOMPADDING',(0,0),(-1,-1),1.6)]
    rows=[];G=[0]*8;ni=0;vt=0;m=lambda x:f'{x:,.2f}' if x>=0 else f'({-x:,.2f})'
    for b,n in bl:
        data.append([f'Building:  {b}']+['']*11);k=len(data)-1;sty+=[('FONT',(0,k),(0,k),'Helvetica-Bold',8),('TOPPADDING',(0,k),(0,k),6)]
        S=[0]*8
        vs=set(rng.sample(range(1,n+1),rng.choice([1,2,3])))
        for i in range(1,n+1):
            area=rng.choice([1240,1560,1875,2400,2480,3120,4800,6250]); u=str(i)
            if b.startswith('2170') and i>=20: u=f'{i-19}A'
            if i in vs:
                data.append([u,'*** VACANT ***',f'{area:,}','','']+['']*7);S[0]+=area;vt+=1
                rows.append(dict(unit=u,building=b,section=None,area=area,statusText='VACANT'));continue
            st=D(rng.randint(2016,2025),rng.randint(1,12),rng.choice([1,1,1,15]));ex=end(st,rng.choice([5,7,10,10]));mtm=ex<asof
            mr=r2(area*rng.choice([13.5,14.25,15.95,16.5,17.75])/12);oc=r2(area*3.42/12);tx=r2(area*2.88/12);mf=r2(mr*.03)
            tot=r2(mr+oc+tx+mf);dep=r2(tot*rng.choice([1,2,2,0]));bal=rng.choice([0,0,0,0,tot,r2(tot*.35),-r2(rng.random()*300)])
            e='M-T-M' if mtm else ex.isoformat()
            tn=nm[ni];ni+=1
            data.append([u,tn,f'{area:,}',st.isoformat(),e,m(mr),m(oc),m(tx),m(mf),m(tot),m(dep),m(bal)])
            for j,x in enumerate((area,mr,oc,tx,mf,tot,dep,bal)):S[j]+=x
            rows.append(dict(unit=u,building=b,area=area,tenantName=tn,statusText='Occupied',leaseStartDate=st,leaseEndDate=e,contractRent=mr,charges=[dict(code='Operating Costs',amount=oc),dict(code='Realty Taxes',amount=tx),dict(code='Mgmt Fee',amount=mf)],totalCharges=tot,deposit=dep,balance=bal))
        data.append(['',f'Building total  ({n} units, {len(vs)} vacant)',f'{S[0]:,}','','']+[m(x) for x in S[1:]]);k=len(data)-1;sty+=[('LINEABOVE',(2,k),(-1,k),.4,colors.black),('FONT',(0,k),(-1,k),'Helvetica-Oblique',7)]
        G=[a+c for a,c in zip(G,S)]
    data.append(['',f'PARK TOTAL',f'{G[0]:,}','','']+[m(x) for x in G[1:]]);k=len(data)-1;sty+=[('LINEABOVE',(2,k),(-1,k),.6,colors.black),('LINEBELOW',(2,k),(-1,k),1.4,colors.black),('FONT',(0,k),(-1,k),'Helvetica-Bold',7),('TOPPADDING',(0,k),(-1,k),5)]
    tb=Table(data,colWidths=[30,138,46,52,52,60,56,54,46,62,62,60],repeatRows=2);tb.setStyle(TableStyle(sty))
    def pg(c,d):
        c.setFont('Helvetica-Bold',11);c.drawString(38,588,'SABLE COURT INDUSTRIAL PARK');c.setFont('Helvetica',8);c.drawString(38,577,'Rent Roll as of February 1, 2026  (all amounts in CAD per month, before HST)')
        c.drawRightString(754,588,'Larchbury Realty Services Ltd.');c.drawRightString(754,577,f'Page {d.page} of 2');c.setFont('Helvetica',6);c.drawString(38,20,'RRCOM040  Run 2026-02-03 14:22  User: DKOV')
    SimpleDocTemplate(DOC+N,pagesize=(792,612),leftMargin=34,rightMargin=34,topMargin=42,bottomMargin=32).build([tb],onFirstPage=pg,onLaterPages=pg)
    n=len(rows)
    save(N,'INDUSTRIAL','Skyline-like CAD rent roll, building sections and subtotals, two-line header, no grid',False,'Sable Court Industrial Park',asof,rows,n,n-vt,vt,totals=dict(area=G[0],contractRent=r2(G[1]),totalCharges=r2(G[5]),deposit=r2(G[6]),balance=r2(G[7])))
if __name__=='__main__': run()
