"""Market hall with words of its own (stall, trader, stallage, common, levy, cover, bond); two halls side by side in sections; second sheet of rates."""
from common import *; from xl import *
from openpyxl import Workbook
r=rng(6727); N=Names(r); A=dt.date(2026,4,1); F='Haymarket Hall trader ledger.xlsx'
kinds=['Oysters','Cheese','Pickles','Tea','Empanadas','Flowers','Charcuterie','Bao','Olive Oil','Pies','Juice','Spice','Ceramics','Candles','Vinyl','Leather','Soap','Honey','Crepes','Jerky']
wb=Workbook();rt=wb.active;rt.title='Rates 2026';ws=wb.create_sheet('Ledger');wb.active=1
for i,(a,b) in enumerate([('Hall rates from 1/1/2026',None),('Corner stall, per sq ft / mo',6.25),('Inside stall, per sq ft / mo',5.10),('Common (CAM), per sq ft / mo',.95),('Levy (property tax), per sq ft / mo',.62),('Cover (insurance), flat',18)],1): put(rt,i,1,a,b=i==1);put(rt,i,2,b,'0.00') if b else None
widths(rt,[36,10])
ws.sheet_view.showGridLines=False;widths(ws,[2,8,11,26,9,11,11,11,10,10,9,9,12,11,11,2,30])
put(ws,2,2,'HAYMARKET HALL',b=True,sz=18,col='7B2D26');put(ws,3,2,'Traders on the floor, April 1, 2026',it=True)
H=['Stall','Position','Trader','Sq. Ft.','License from','License to','Stallage','Common','Levy','Cover','Fest Fund','All-in','Bond held','In arrears',None,'Steward\'s remarks']
rows=[];R=5
def head():
    global R
    for c,h in enumerate(H,2):
        if h: put(ws,R,c,h,b=True,al='center',fl='7B2D26',col='FFFFFF',wrap=True)
    ws.row_dimensions[R].height=30
    R+=1
C=['Common','Levy','Cover','Fest Fund'];V=dict(area=5,contractRent=8,totalCharges=13,deposit=14,balance=15);tots={}
for hall,pre,n in(('EAST HALL','E',17),('WEST HALL','W',14),('LOADING COURT','L',5)):
    put(ws,R,2,hall,b=True,sz=12);R+=1;head();L=[]
    for k in range(1,n+1):
        a=r.choice([64,80,96,110,120,150,180,240]);pos=r.choice(['Corner','Inside','Inside']) if pre!='L' else 'Cart';q=dict(unit=f'{pre}{k}',section=hall,unitType=pos,area=a)
        if (pre,k) in(('E',6),('E',13),('W',2),('W',11),('L',4)): q['statusText']='unlet'; put(ws,R,4,'unlet',it=True,col='808080')
        else:
            s,e=term(r,A,1,30,(12,24,36));m=rd(a*(6.25 if pos=='Corner' else 5.1 if pos=='Inside' else 4));v=[rd(a*.95),rd(a*.62),18.,r.choice([0.,25.])];
            q.update(tenantName=N.w.pop()+(' & ' if r.random()<.3 else ' ')+r.choice(kinds),statusText='Occupied',leaseStartDate=iso(s),leaseEndDate=iso(e) if r.random()>.1 else 'at will',contractRent=m,charges=[dict(code=c,amount=x) for c,x in zip(C,v)],totalCharges=S([m]+v),deposit=float(r.choice([250,500,round(m,-1)])),balance=r.choice([0.,0.,0.,0.,m]))
            put(ws,R,4,q['tenantName'])
            for c,x in((6,q['leaseStartDate']),(7,q['leaseEndDate'])): put(ws,R,c,x if x=='at will' else dt.datetime.fromisoformat(x),'d-mmm-yy',al='center')
            for c,x in zip((9,10,11,12),v): put(ws,R,c,x,'#,##0.00;-#,##0.00')
            for k2,c in V.items(): put(ws,R,c,q[k2],'#,##0' if k2 in('area',) else '#,##0.00')
            if r.random()<.2: put(ws,R,17,r.choice(['wants E13 too','hood to be cleaned','renewal letter sent','percentage license: 7% over $9k/mo','shares cooler w/ next stall']),sz=9,it=True)
        put(ws,R,2,q['unit'],al='center');put(ws,R,3,pos);put(ws,R,5,a,'#,##0');L.append(q);R+=1
    put(ws,R,4,f"{sum('tenantName' in q for q in L)} let, {sum('tenantName' not in q for q in L)} unlet",b=True)
    for k2,c in V.items(): put(ws,R,c,S(q.get(k2) for q in L),'#,##0' if k2=='area' else '#,##0.00',b=True)
    for c,k2 in zip((9,10,11,12),C): put(ws,R,c,S(ch(k2)(q) for q in L),'#,##0.00',b=True)
    for c in range(2,16): ws.cell(R,c).border=Border(top=thin)
    rows+=L;R+=2
put(ws,R,2,'WHOLE MARKET',b=True);put(ws,R,4,f"{sum('tenantName' in q for q in rows)} let, {sum('tenantName' not in q for q in rows)} unlet",b=True)
for k2,c in V.items(): put(ws,R,c,S(q.get(k2) for q in rows),'#,##0' if k2=='area' else '#,##0.00',b=True)
for c,k2 in zip((9,10,11,12),C): put(ws,R,c,S(ch(k2)(q) for q in rows),'#,##0.00',b=True)
put(ws,R+2,2,'Stallage = monthly license fee. Common, Levy and Cover = the trader\'s monthly share of CAM, property tax and insurance. All-in = what the trader is billed each month.',sz=9,it=True)
ws.page_setup.orientation='landscape';ws.page_setup.fitToHeight=0;ws.sheet_properties.pageSetUpPr.fitToPage=True
wb.save(DOC+'/'+F);o=sum('tenantName' in q for q in rows)
save(F,'HAYMARKET HALL','2026-04-01',rows,len(rows),o,len(rows)-o,sheet='Ledger',ties=[('r','contractRent',S(q.get('contractRent') for q in rows))])
