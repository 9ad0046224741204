# mixed-use building, designed summary page (portrait), residential + commercial
from reportlab.pdfgen import canvas
from reportlab.lib.colors import HexColor as HC
from common import *
N='1140_Calloway_unit_mix_summary.pdf'
# type, beds, baths, units, sf, in place, market
RES=[("Studio A","0","1",6,438,1415,1495),("Studio B (alcove)","0","1",4,492,1508,1575),("1 Bed / 1 Bath - Rear",1,1,9,611,1722,1850),("1 Bed / 1 Bath - Street",1,1,8,648,1795,1925),("1 Bed + Den",1,1,3,735,1968,2100),("2 Bed / 1 Bath",2,1,5,842,2204,2375),("2 Bed / 2 Bath",2,2,4,968,2487,2695),("Penthouse 2 Bed",2,2.5,1,1385,3850,4200)]
COM=[("Corner Retail",1,2240,6533,7280),("In-line Retail",3,1065,2840,3195),("2nd Floor Office",4,780,1482,1625),("Basement Storage",2,415,350,375)]
K=["beds","baths","units","pct_units","sf","total_sf","actual","actual_sf","market","market_sf","actual_total","market_total"]
KC=["units","pct_units","sf","total_sf","actual","actual_sf","market","market_sf","actual_total","market_total"]
W,H=612,792;c=canvas.Canvas(doc(N),pagesize=(W,H))
navy,tan,gr=HC('#1F2E4A'),HC('#EFE9DC'),HC('#777777')
c.setFillColor(navy);c.rect(0,H-74,W,74,0,1);c.setFillColor(HC('#FFFFFF'));c.setFont('Times-Bold',21);c.drawString(36,H-40,'1140 Calloway Street');c.setFont('Times-Italic',11);c.drawString(36,H-58,'Unit Mix Summary  ·  Refinance request, April 2025');c.setFont('Helvetica',8);c.drawRightString(W-36,H-58,'Ravensworth Realty Holdings')
c.setFillColor(HC('#222222'));c.setFont('Times-Roman',10)
for i,s in enumerate(['Five-story brick elevator building (1926, renovated 2016) with ground-floor retail, second-floor offices and forty apartments.','Rents in place are averages over all units of the type at the April 1, 2025 rent roll; market rents are ownership\'s own estimate.']): c.drawString(36,H-98-i*13,s)
rows=[];tots=[]
XR=dict(type=36,beds=150,baths=178,units=208,pct_units=246,sf=280,total_sf=323,actual=367,actual_sf=402,market=446,market_sf=481,actual_total=531,market_total=578)
HD=dict(beds=('','BD'),baths=('','BA'),units=('','Units'),pct_units=('% of','Units'),sf=('Avg','SF'),total_sf=('Total','SF'),actual=('In-Place','Rent'),actual_sf=('Rent','/SF'),market=('Market','Rent'),market_sf=('Rent','/SF'),actual_total=('In-Place','Monthly'),market_total=('Market','Monthly'))
FM=dict(beds=lambda v:f'{v:g}',baths=lambda v:f'{v:g}',units=str,pct_units=lambda v:f'{v:.1f}%',sf=lambda v:f'{v:,}',total_sf=lambda v:f'{v:,}',actual=lambda v:f'${v:,}',actual_sf=lambda v:f'${v:.2f}',market=lambda v:f'${v:,}',market_sf=lambda v:f'${v:.2f}',actual_total=lambda v:f'${v:,}',market_total=lambda v:f'${v:,}')
def put(y,o,lab,b=False):
    c.setFont('Helvetica-Bold' if b else 'Helvetica',7.6);c.drawString(XR['type']+3,y,lab)
    for k,v in o.items():
        if k in FM: c.drawRightString(XR[k],y,FM[k](v))
def table(y,title,L,keys,totlab):
    c.setFillColor(navy);c.setFont('Times-Bold',13);c.drawString(36,y,title);y-=10
    c.setFillColor(navy);c.rect(33,y-22,W-63,24,0,1);c.setFillColor(HC('#FFFFFF'));c.setFont('Helvetica-Bold',7.2);c.drawString(39,y-17,'Type')
    for k in keys:
        for i,t in enumerate(HD[k]): c.drawRightString(XR[k],y-8-i*9,t)
    y-=35;U=sum(x['units'] for x in L);A=dict(units=U,pct_units=100.0)
    for n,x in enumerate(L):
        u,s,a,m=x['units'],x['sf'],x['actual'],x['market']
        o={**{k:float(x[k]) for k in('beds','baths') if k in x},"units":u,"pct_units":round(100*u/U,1),"sf":s,"total_sf":u*s,"actual":a,"actual_sf":round(a/s+1e-9,2),"market":m,"market_sf":round(m/s+1e-9,2),"actual_total":u*a,"market_total":u*m}
        if n%2: c.setFillColor(tan);c.rect(33,y-4,W-63,14,0,1)
        c.setFillColor(HC('#222222'));put(y,o,x['type']);rows.append({"type":x['type'],**o});y-=14
    S=lambda k:sum(r[k] for r in rows[-len(L):])
    o={"units":U,"pct_units":100.0,"sf":round(S('total_sf')/U),"total_sf":S('total_sf'),"actual":round(S('actual_total')/U),"actual_sf":round(S('actual_total')/S('total_sf'),2),"market":round(S('market_total')/U),"market_sf":round(S('market_total')/S('total_sf'),2),"actual_total":S('actual_total'),"market_total":S('market_total')}
    c.setStrokeColor(navy);c.setLineWidth(1);c.line(33,y+10,W-30,y+10);c.setFillColor(HC('#111111'));put(y,o,totlab,True);tots.append({"label":totlab,**o})
    return y-34
y=table(H-146,'Residential',[dict(zip(['type','beds','baths','units','sf','actual','market'],x)) for x in RES],K,'Total / Average')
y=table(y,'Commercial',[dict(zip(['type','units','sf','actual','market'],x)) for x in COM],KC,'Total / Average')
a,b=tots;o={"units":a['units']+b['units'],"total_sf":a['total_sf']+b['total_sf'],"actual_total":a['actual_total']+b['actual_total'],"market_total":a['market_total']+b['market_total']}
y+=14;c.setFillColor(tan);c.rect(33,y-6,W-63,19,0,1);c.setFillColor(navy);put(y,o,'BUILDING TOTAL',True);tots.append({"label":'BUILDING TOTAL',**o})
y-=36;c.setFillColor(HC('#222222'));c.setFont('Times-Bold',11);c.drawString(36,y,'Notes')
c.setFont('Times-Roman',9.5)
for i,s in enumerate(['1.  Commercial leases are modified gross; rents shown are base rent per month, without tax escalations.','2.  One Studio A and one 2nd Floor Office suite were vacant on April 1 and stand at their last rent.','3.  Basement Storage is let to two of the retail tenants month to month.','4.  Areas are approximate, from the 2016 renovation plans.']): c.drawString(36,y-14-i*12.5,s)
c.setFont('Helvetica',7);c.setFillColor(gr);c.drawString(36,28,'Information believed reliable but not guaranteed. Lender to verify.');c.drawRightString(W-36,28,'3')
c.save();print(len(rows),tots[-1])
save(N,'UM','designed refinance package page, residential and commercial tables with different columns, building total',True,K,rows,tots)
