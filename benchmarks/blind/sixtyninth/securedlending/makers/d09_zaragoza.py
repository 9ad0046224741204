from common import *
import random,xlsxwriter
random.seed(99)
F='Galeria Las Acacias_RR_Mar25.xlsx'
wb=xlsxwriter.Workbook(DOC+F);s0=wb.add_worksheet('Summary');ws=wb.add_worksheet('Rent Roll');w3=wb.add_worksheet('Sales 2024')
f=lambda **k: wb.add_format(dict(font_name='Arial Narrow',font_size=9,**k))
n=f();hd=f(bold=1,font_color='white',bg_color='#7B2D26',text_wrap=1,align='center',valign='vcenter',border=1,border_color='#FFFFFF');da=f(num_format='mm/yyyy');d2=f(num_format='dd/mm/yyyy',align='center');e=f(num_format='€ #,##0.00');ar=f(num_format='#,##0.0');pc=f(num_format='0.0%',align='center');b=f(bold=1,top=2);eb=f(bold=1,top=2,num_format='€ #,##0.00');arb=f(bold=1,top=2,num_format='#,##0.0');it=f(italic=1,font_color='#7F7F7F');big=f(bold=1);big.set_font_size(14)
ws.write(0,1,'GALERÍA COMERCIAL LAS ACACIAS, ZARAGOZA',big);ws.write(1,1,'Rent roll as of 31/03/2025  -  EUR per month unless stated  -  excl. IVA',n)
H=['#','Unit','Status','Brand','Legal entity','Activity','GLA (sqm)','Contract start','Contract end','Break option','MGR €/month','MGR €/sqm/ month','Step-up date','Stepped MGR €/month','Turnover rent %','Common charges €/month','Marketing fund €/month','Total €/month','Guarantee €','Market rent €/month']
for i,x in enumerate(H): ws.write(3,i,x,hd)
ws.set_row(3,40)
for i,w in enumerate([4,8,11,21,27,16,9,11,11,11,12,9,11,12,9,13,13,13,12,12]): ws.set_column(i,i,w)
T='''L-01|Mercaebro|Supermercados Mercaebro S.A.|Supermarket|1850|2.5
L-02|Tintorería Rápida|Limpiezas Aragonesas Unidas S.L.|Services|48|
L-03|Farmacia Las Acacias|Farmacia Las Acacias C.B.|Health|92|
L-04|Nube Infantil|Nube Retail Iberia S.L.U.|Fashion|165|9
L-05||||110|
L-06|Zapatos Arrieta|Arrieta Calzados S.A.|Footwear|142|8.5
L-07|Cañas y Tapas del Ebro|Hostelería Tres Ríos S.L.|F&B|210|7
L-08|Óptica Mirador|Mirador Visión S.L.|Health|78|6
L-09/10|Hogar Total|Hogar Total Distribución S.A.|Household|520|5
L-11|Peluquería Trazos|Trazos Peluqueros S.L.|Services|64|
L-12|Telefonía Clic|Clic Comunicaciones S.L.|Electronics|55|6
L-13|Joyería Alfaro|Alfaro Joyeros 1962 S.L.|Jewellery|46|7
L-14||||88|
L-15|Perfumes Azahar|Azahar Cosmética S.A.|Beauty|120|8
L-16|Deportes Moncayo|Moncayo Sport S.L.|Sports|640|6
A-01|Sushi Kaito|Kaito Restauración S.L.|F&B|135|8
A-02|Burger Norte|Norte Quick Service S.A.|F&B|260|7.5
A-03|Heladería Polo|Hielos Polo S.L.|F&B|38|10
A-04|Gimnasio Cierzo|Cierzo Fitness S.L.|Leisure|1120|
A-05|Bolera Las Acacias|Ocio Pilar S.L.|Leisure|980|9
A-06||||175|
A-07|Clínica Dental Sonría|Sonría Odontólogos S.L.P.|Health|130|
A-08|Librería Cálamo Azul|Cálamo Azul S.L.|Culture|150|5
K-1|Café Exprés|Exprés Kioscos S.L.|Kiosk|12|12
K-2|Llaves Ya|Reparaciones Ya S.L.|Kiosk|9|
K-3||||10|
ATM|Caja Moncayo|Caja Moncayo S.C.C.|ATM|4|
ROOF|Torre Telecom|Torre Infraestructuras S.A.|Antenna||
SIGN|Burger Norte|Norte Quick Service S.A.|Signage||
P-B1|Parking operator - Aparca2|Aparca Dos Gestión S.L.|Car park||'''
rows=[];r=4;S=dict(a=0,m=0,c=0,k=0,t=0,g=0,mk=0);sales=[]
for i,l in enumerate(T.split('\n'),1):
    u,br,le,ac,a,tp=l.split('|');a=float(a) if a else None
    vac=not br;fut=u=='L-14'
    ws.write(r,0,i,n);ws.write(r,1,u,n)
    st='Vacant' if vac else 'Let'
    if u=='A-08': st='Let (notice)'
    ws.write(r,2,st,it if vac else n)
    mr=None
    if a:
        rate=min(42,9+ 260/ (a**.55)*.75) if a<900 else random.uniform(6.5,9)
        mr=round(a*rate*random.uniform(.97,1.06)/10)*10.0
    mg=cc=mf=tot=gu=sd=sm=None;cs=ce=None
    if not vac:
        mg=round(a*rate/5)*5.0 if a else {'ROOF':850.0,'SIGN':180.0,'P-B1':6400.0}[u]
        if u=='A-03': mg=0.0
        cc=round(a*(4.85 if a<900 else 2.4),2) if a and u[0] in 'LA' and u!='ATM' else None
        mf=round(a*.6,2) if cc and u not in('L-03',) else None
        tot=round(mg+(cc or 0)+(mf or 0),2);gu=mg*2 if mg else 1500.0
        y=random.choice([2016,2018,2019,2021,2022,2023,2024]);cs=D(y,random.randint(1,12),random.choice([1,1,15]));ce=D(y+random.choice([10,12,15]) if a and a>100 else max(y+5,2025+random.randint(1,4)),cs.month,cs.day)-dt.timedelta(days=1)
        if mg and random.random()<.3 and u[0] in'LA' and u!='ATM': sd=D(random.choice([2025,2026]),cs.month if cs.month>3 else cs.month+4,1);sm=round(mg*1.06/5)*5.0
        ws.write(r,3,br,n);ws.write(r,4,le,n);ws.write(r,5,ac,n)
        X=lambda x: dt.datetime(x.year,x.month,x.day)
        ws.write_datetime(r,7,X(cs),d2);ws.write_datetime(r,8,X(ce),d2)
        if a and a>200: ws.write_datetime(r,9,X(D(2026+random.randint(0,3),cs.month,1)),d2)
        ws.write(r,10,mg,e)
        if a: ws.write_formula(r,11,f'=K{r+1}/G{r+1}',e,round(mg/a,4))
        if sd: ws.write_datetime(r,12,X(sd),d2);ws.write(r,13,sm,e)
        if tp: ws.write(r,14,float(tp)/100,pc);sales.append((br,mg))
        if cc is not None: ws.write(r,15,cc,e)
        if mf is not None: ws.write(r,16,mf,e)
        ws.write_formula(r,17,f'=K{r+1}+P{r+1}+Q{r+1}',e,tot);ws.write(r,18,gu,e)
    else: ws.write(r,3,'VACANT' if not fut else 'VACANT - HoTs signed',it)
    if a: ws.write(r,6,a,ar)
    if mr: ws.write(r,19,mr,e)
    ch=[dict(code=k,amount=v) for k,v in (('Common charges',cc),('Marketing fund',mf)) if v is not None]
    rows.append(R(unit=u,area=a,tenantName=None if vac else br,statusText=st,contractRent=mg,marketRent=mr,leaseStartDate=cs,leaseEndDate=ce,deposit=gu,charges=ch,totalCharges=tot,rentSteps=[dict(date=iso(sd),amount=sm)] if sd else None))
    for k,v in (('a',a),('m',mg),('c',cc),('k',mf),('t',tot),('g',gu),('mk',mr)): S[k]+=v or 0
    r+=1
for c in range(20): ws.write_blank(r,c,None,b)
ws.write(r,1,'TOTAL',b)
for c,k,ff in ((6,'a',arb),(10,'m',eb),(15,'c',eb),(16,'k',eb),(17,'t',eb),(18,'g',eb),(19,'mk',eb)):
    L=chr(65+c);ws.write_formula(r,c,f'=SUM({L}5:{L}{r})',ff,round(S[k],2))
ws.freeze_panes(4,4);ws.set_landscape();ws.fit_to_pages(1,0);ws.set_paper(8)
ws.write(r+2,1,'MGR = minimum guaranteed rent, indexed each January to Spanish CPI. Heladería Polo pays turnover rent only.',it)
s0.set_column(0,0,34);s0.write(0,0,'Las Acacias - key figures March 2025',big)
nv=sum('tenantName' not in x for x in rows)
ga=sum(x.get('area',0) for x in rows if 'tenantName' in x)
for k,(x,v,ff) in enumerate([('GLA sqm',S['a'],ar),('Let GLA sqm',ga,ar),('Occupancy by GLA',ga/S['a'],pc),('MGR per month',S['m'],e),('MGR per year',S['m']*12,e),('Common charges per month',round(S['c'],2),e)],2): s0.write(k,0,x,n);s0.write(k,1,v,ff)
s0.set_column(1,1,16)
w3.write_row(0,0,['Brand','Declared sales 2024 (EUR)']);w3.set_column(0,1,26)
for k,(a,m) in enumerate(sales,1): w3.write(k,0,a,n);w3.write(k,1,round((m or 900)*12/.085*random.uniform(.7,1.3),-2),e)
wb.close()
ties=[dict(field=k,total=round(S[v],2)) for k,v in (('area','a'),('contractRent','m'),('charge:Common charges','c'),('charge:Marketing fund','k'),('totalCharges','t'),('deposit','g'),('marketRent','mk'))]
save(F,'RETAIL','shopping gallery owner (Spain), English','MGR and turnover %, step-up columns, three sheets',False,'GALERÍA COMERCIAL LAS ACACIAS',D(2025,3,31),rows,None,None,4,ties,sheet='Rent Roll')
