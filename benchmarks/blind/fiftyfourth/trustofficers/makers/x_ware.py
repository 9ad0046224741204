# warehouses: printed report exported to Excel, property page headers repeated (planted: one property's total)
from common import *
import xlsxwriter
def make():
    r=rng('x2'); f='industrial_tenancy_ledger_export.xlsx'
    P=[('0231','Depot Street Warehouses','900 Depot St, Marlow Junction',[('1','1A'),('2',None),('3','x'),('4','x'),('5-6','x'),('7','x')]),
       ('0234','Canal Bond Store','14 Canal Basin, Marlow Junction',[('A','x'),('B','x'),('C','x'),('D',None),('E','x')]),
       ('0240','Airpark Flex One','6200 Tailwind Dr, Brandt Twp',[(str(k),'x' if k not in(104,112) else None) for k in(100,104,106,108,110,112,114,116,118)]),
       ('0247','Harbison Cold Storage','3 Harbison Spur, Port Ellis',[('NORTH','x'),('SOUTH','x'),('YARD','x')])]
    firms=iter(['Arrowline Freight Systems','Bluestem Seed & Supply','Cartage Brothers Inc','Dominion Tile Import','Quickset Forming Inc','Eastgate Records Mgmt','Fjord Furniture Outlet','Granite Tops Direct','Hopyard Brewing Co','Ironbridge Fasteners','Juniper Parcel LLC','Kestrel Composites','Lodestar HVAC Supply','Mosaic Event Rentals','Nightingale Uniform Svc','Overland Tire Whse','Vantage Frozen Produce','Tundra Foods Logistics','Harbison Ice LLC','Vantage Trailer Leasing'])
    wb=xlsxwriter.Workbook(out(f)); ws=wb.add_worksheet('Rpt_TL07'); 
    F=lambda **k: wb.add_format(dict(dict(font_name='Arial',font_size=9),**k))
    n_=F();b=F(bold=1);hb=F(bold=1,bottom=1,text_wrap=1,valign='bottom');hr=F(bold=1,bottom=1,text_wrap=1,align='right',valign='bottom');mo=F(num_format='#,##0.00;(#,##0.00)');ar=F(num_format='#,##0');dtf=F(num_format='dd-mmm-yyyy',align='center');tm=F(num_format='#,##0.00;(#,##0.00)',bold=1,top=1);ta=F(num_format='#,##0',bold=1,top=1);big=F(bold=1,font_size=12)
    # columns with blank spacer columns as crystal exports do
    C=dict(unit=0,ten=2,cat=4,sf=6,fr=7,to=9,rent=11,nnn=12,oth=14,tot=15,dep=17,arr=18)
    for c,w in {0:9,1:1.5,2:27,3:1.5,4:14,5:1,6:9,7:12,8:1,9:12,10:1,11:12,12:12,13:1,14:11,15:12,16:1,17:12,18:12}.items(): ws.set_column(c,c,w)
    cats=['Dock-high','Dock-high','Grade-level','Flex/office']
    y=0; rows=[]; G=dict(sf=0,rent=0,nnn=0,oth=0,tot=0,dep=0,arr=0); N=O=0; plant=None
    for pi,(no,name,ad,us) in enumerate(P):
        ws.write(y,0,'Tidewater Trust Company',b); ws.write(y,15,'Tenancy Ledger',big); y+=1
        ws.write(y,0,'Real Estate Unit - industrial',n_); ws.write(y,15,'at 31-Mar-2025',n_); ws.write(y,18,f'Page {pi+1}',n_); y+=1
        ws.write(y,0,f'Property: {no}  {name}',b); ws.write(y,7,ad,n_); y+=2
        ws.set_row(y,26)
        for k,t in dict(unit='Bay',ten='Tenant',cat='Space kind',sf='Area SF',fr='Start',to='Expiry',rent='Basic rent\nper month',nnn='Tax/ins/\nCAM',oth='Other\nbilling',tot='Month\nbilling',dep='Deposit',arr='Arrears').items():
            ws.write(y,C[k],t,F(bold=1,bottom=1,align='center',valign='bottom') if k in('fr','to') else hr if k in('sf','rent','nnn','oth','tot','dep','arr') else hb)
        for c in range(19):
            if c not in C.values(): ws.write_blank(y,c,None,hb)
        y+=1; T={k:0 for k in G}; o=0
        for u,t in us:
            N+=1
            cat='Freezer' if pi==3 and u!='YARD' else 'Trailer yard' if u=='YARD' else 'Flex/office' if pi==2 else r.choice(cats[:3])
            sf=r.randrange(4200,32000,50) if pi<2 else r.randrange(2100,7200,25) if pi==2 else {'NORTH':41500,'SOUTH':28750,'YARD':18000}[u]
            T['sf']+=sf; ws.write(y,C['unit'],u,n_); ws.write(y,C['cat'],cat,n_); ws.write(y,C['sf'],sf,ar)
            x=dict(unit=u,propertyName=name,unitType=cat,area=sf)
            if not t:
                ws.write(y,C['ten'],'** unlet **',n_); x['statusText']='unlet'
            else:
                O+=1;o+=1; tn=next(firms); psf={0:5.2,1:4.4,2:9.6,3:8.8}[pi]*r.uniform(.9,1.15)*(.25 if u=='YARD' else 1)
                rent=r2(round(sf*psf/12,2)); nn=r2(sf*{0:1.35,1:1.1,2:2.2,3:2.05}[pi]/12) if u!='YARD' else 0; ot=r.choice([0,0,0,125.,85.5,240.,-150.])
                s=D(r.randint(2016,2024),r.randint(1,12),1); yrs=r.choice([3,5,7])
                while lend(s,yrs*12)<D(2025,6,30): yrs+=3
                e=lend(s,yrs*12); dep=r2(r.choice([rent,0,5000,2*rent])); arr=r2(r.choice([0,0,0,0,rent+nn,round(r.uniform(40,900),2),-round(r.uniform(10,120),2)]))
                tot=r2(rent+nn+ot)
                ws.write(y,C['ten'],tn,n_); ws.write_datetime(y,C['fr'],dt.datetime(s.year,s.month,s.day),dtf)
                if tn.startswith('Quickset'): e='Monthly'; ws.write(y,C['to'],'Monthly',F(align='center'))
                else: ws.write_datetime(y,C['to'],dt.datetime(e.year,e.month,e.day),dtf)
                for k,v in dict(rent=rent,nnn=nn,oth=ot,tot=tot,dep=dep,arr=arr).items(): ws.write(y,C[k],v,mo); T[k]=r2(T[k]+v)
                x.update(tenantName=tn,statusText='Occupied',leaseStartDate=s,leaseEndDate=e,contractRent=rent,deposit=dep,balance=arr,totalCharges=tot,charges=[dict(code='Tax/ins/CAM',amount=nn),dict(code='Other billing',amount=ot)])
            rows.append(x); y+=1
        ws.write(y,C['ten'],f'Property {no}: {len(us)} bays, {o} let',b)
        for k in G: G[k]=r2(G[k]+T[k])
        shown=dict(T)
        if no=='0240':
            shown['rent']=r2(T['rent']+900)
            plant=dict(what=f'Total of Basic rent per month for property 0240 Airpark Flex One is printed {m2(shown["rent"])}; the rows add to {m2(T["rent"])} (report total and other columns are right)',kind='total_wrong')
        for k,v in shown.items(): ws.write(y,C[k],v,ta if k=='sf' else tm)
        y+=3
    ws.write(y,C['ten'],'All properties',b)
    for k,v in G.items(): ws.write(y,C[k],v,ta if k=='sf' else tm)
    y+=1; ws.write(y,C['ten'],f'{len(P)} properties, {N} bays, {O} let, {N-O} unlet',n_); y+=2; ws.write(y,0,'-- end of report TL07 --',n_)
    ws.set_landscape(); ws.fit_to_pages(1,0); ws.hide_gridlines(2)
    wb.close()
    save(f,dict(propertyName=None,asOnDate='2025-03-31',units=N,occupied=O,vacant=N-O,sheet=None,planted=plant,rows=rows),'WAREHOUSE','report export with spacer columns, property page headers and column heads repeated, property totals')
if __name__=='__main__': make()
