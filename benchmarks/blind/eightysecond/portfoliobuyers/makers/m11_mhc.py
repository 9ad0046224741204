from common import *
import xlwt
r=random.Random(1111);nm=N(r);fn='COTTONWOOD_RENTROLL_AUG25.xls';S='RentRoll_8-31-25'
wb=xlwt.Workbook();ws=wb.add_sheet(S)
b=xlwt.easyxf('font: bold on, height 180, name Verdana');t=xlwt.easyxf('font: height 160, name Verdana');h=xlwt.easyxf('font: bold on, height 160, name Verdana; align: wrap on, horiz center; borders: bottom thin; pattern: pattern solid, fore_colour light_green')
m=xlwt.easyxf('font: height 160, name Verdana',num_format_str='#,##0.00');d=xlwt.easyxf('font: height 160, name Verdana',num_format_str='MM/DD/YY');mb=xlwt.easyxf('font: bold on, height 160, name Verdana; borders: top thin',num_format_str='#,##0.00');tb=xlwt.easyxf('font: bold on, height 160, name Verdana; borders: top thin')
H=['Site','Resident Name','Home Type','Owned By','Move In','Lease Ends','Market Site Rent','Site Rent','Home Rent','Water/Sewer','Trash','Pet Fee','Total Billed','Deposits','Open Balance']
ws.write(0,0,'Cottonwood Shores MHC, LLC',b);ws.write(1,0,'Rent Roll by Site',t);ws.write(2,0,'As of: 08/31/2025',t);ws.write(2,12,'Printed 9/3/2025',t)
CH=['Site Rent','Home Rent','Water/Sewer','Trash','Pet Fee']
R=4;rows=[];G=[]
def head():
    global R
    for j,x in enumerate(H):ws.write(R,j,x,h)
    ws.row(R).height_mismatch=True;ws.row(R).height=500
    R+=1
def tots(lab,g):
    global R
    ws.write(R,0,lab,tb)
    for j in range(2,6):ws.write(R,j,'',tb)
    o=sum(1 for q in g if q['ten']);ws.write(R,1,f'{o} occupied / {len(g)} sites',tb)
    ws.write(R,6,sum(q['mk'] for q in g),mb)
    for j,c in enumerate(CH):ws.write(R,7+j,round(sum(q['ch'].get(c,0) for q in g),2),mb)
    ws.write(R,12,round(sum(sum(q['ch'].values()) for q in g),2),mb);ws.write(R,13,sum(q['dep'] or 0 for q in g),mb);ws.write(R,14,round(sum(q['bal'] or 0 for q in g),2),mb);R+=2
vacs={9:'s',23:'p',31:'s',47:'s',58:'p',66:'s'}
for sec,ids in (('MANUFACTURED HOME SITES',[f'{i:03d}' for i in range(1,73)]),('RV SITES',[f'RV{i}' for i in range(1,13)])):
    ws.write(R,0,sec,b);R+=1;head();g=[]
    rv=sec[0]=='R'
    for i,u in enumerate(ids,1):
        mk=455. if rv else (625. if i%9 else 655.)
        q=dict(u=u,mk=mk,ch={},dep=None,bal=None,ten=None)
        v=vacs.get(i) if not rv else ('s' if i in(4,11) else None)
        poh=(not rv) and (v=='p' or i%7==3)
        ht='RV pad' if rv else '' if v=='s' else r.choice(['Singlewide','Singlewide','Doublewide'])
        ow='' if v=='s' else 'Park' if poh else 'Resident'
        ws.write(R,0,u,t);ws.write(R,2,ht,t);ws.write(R,3,ow,t);ws.write(R,6,mk,m)
        st='Occupied';mi=le=None
        if v:
            st='VACANT SITE' if v=='s' else 'VACANT HOME';ws.write(R,1,st,t)
        else:
            q['ten']=nm.lf();ws.write(R,1,q['ten'],t)
            mi=D(2025,8,20)-dt.timedelta(r.randint(10,900 if rv else 5200));ws.write(R,4,dt.datetime.combine(mi,dt.time()),d)
            if rv or r.random()<.45:le='M-T-M';ws.write(R,5,le,t)
            else:
                le=eom(2025,r.randint(9,12)) if r.random()<.4 else eom(2026,r.randint(1,8));ws.write(R,5,dt.datetime.combine(le,dt.time()),d)
            c={'Site Rent':mk-r.choice([0,0,0,15,30,45])}
            if poh:c['Home Rent']=float(r.choice([395,425,450,495]))
            c['Water/Sewer']=round(r.uniform(24,88),2) if not rv else 35.
            c['Trash']=14.5
            if r.random()<.2:c['Pet Fee']=10.
            q.update(ch=c,dep=float(r.choice([0,200,300,500])) if not rv else 100.,bal=r.choice([0.]*6+[round(r.uniform(1,60),2),round(r.uniform(500,1400),2),-round(r.uniform(5,400),2)]))
            for j,k in enumerate(CH):
                if k in c:ws.write(R,7+j,c[k],m)
            ws.write(R,12,round(sum(c.values()),2),m);ws.write(R,13,q['dep'],m);ws.write(R,14,q['bal'],m)
        rows.append(row(unit=u,section=sec,unitType=ht,tenantName=q['ten'],statusText=st,moveInDate=mi,leaseEndDate=le,marketRent=mk,contractRent=q['ch'].get('Site Rent'),charges=[dict(code=a,amount=x) for a,x in q['ch'].items()],totalCharges=sum(q['ch'].values()) if q['ten'] else None,deposit=q['dep'],balance=q['bal']))
        g.append(q);R+=1
    tots('Sub-total',g);G+=g
tots('Total',G)
o=sum(1 for q in G if q['ten'])
for l,x in (('Total sites',len(G)),('Occupied',o),('Vacant',len(G)-o)):ws.write(R,0,l,t);ws.write(R,2,x,t);R+=1
for j,w in enumerate([9,27,13,11,11,11,12,11,11,12,9,9,12,11,13]):ws.col(j).width=256*w
ws.portrait=False;ws.fit_num_pages=1;ws.fit_width_to_pages=1;ws.fit_height_to_pages=0
wb.save(doc(fn))
save(fn,'MANUFACTURED_HOUSING','Rent Manager style .xls by site, park-owned homes, RV section with its own header',False,dict(propertyName='Cottonwood Shores MHC, LLC',asOnDate='2025-08-31',units=len(G),occupied=o,vacant=len(G)-o,sheet=None,rows=rows))
