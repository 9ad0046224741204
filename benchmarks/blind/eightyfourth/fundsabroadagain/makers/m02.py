# Scotland, logistics/industrial estate, data-room workbook (xlsxwriter) with several sheets
from common import *
import xlsxwriter
fn='02_clydebrae_logistics_park.xlsx'
random.seed(8402)
N=['Dalmuir Pallet Network Ltd','Strathaven Brewing Co Ltd','Lomond Kitchens (Scotland) Ltd','Ferrie & Boyd Couriers Ltd','Northgate Tyres Ltd','Caledon Cold Chain Ltd','Inverkip Marine Supplies Ltd','Greenock Glass Ltd','Airlie Pharma Logistics Ltd','Tannahill Print Ltd','Bishopton Signs Ltd','Carrick Foods Ltd','Ailsa Electrical Wholesale Ltd','Renfrew Scaffolding Ltd','Merkland Motor Factors Ltd','Kelvin Archive Storage Ltd','Glenburn Fitness Ltd','Arkleston Timber Ltd','Cairnhill Plumbing Merchants Ltd','Gryffe Packaging Ltd','Loch Doon Outdoor Ltd','Parkhead Catering Equipment Ltd']
blocks=[('Block 1','Distribution warehouse',[48250,36110,61980]),('Block 2','Warehouse',[12050,11980,12020,14200,9875]),('Block 3','Trade counter',[4050,4050,4050,3980,4050,8110]),('Block 4','Industrial',[2510,2510,2495,2510,5020,2510,2510,2490])]
wb=xlsxwriter.Workbook(doc(fn)); F=lambda **k: wb.add_format(dict(font_name='Arial',font_size=9,**k))
cv=wb.add_worksheet('Notes'); ws=wb.add_worksheet('Tenancy Schedule'); kp=wb.add_worksheet('Income by block')
cv.hide_gridlines(2); cv.set_column(0,0,110)
for i,x in enumerate(['Project Clyde - Data room document 3.02','Prepared by Muirend Asset Management LLP for information only','Vendor: Muirend Industrial LP (in solvent liquidation)','','1. Areas are gross internal, in sq ft.','2. Leases are on full repairing and insuring terms unless stated.','3. "Tacit reloc." means the lease is running on year to year by tacit relocation.','4. Rents exclude VAT.']): cv.write(i,0,x,F(bold=(i==0)))
h=F(bold=True,bg_color='#D9E1F2',border=1,text_wrap=True,align='center',valign='vcenter'); b=F(border=1); n0=F(border=1,num_format='#,##0'); m=F(border=1,num_format='£#,##0'); m2=F(border=1,num_format='£0.00'); d=F(border=1,num_format='dd-mmm-yy',align='center'); bt=F(bold=True,bg_color='#F2F2F2',border=1); mt=F(bold=True,bg_color='#F2F2F2',border=1,num_format='£#,##0'); nt=F(bold=True,bg_color='#F2F2F2',border=1,num_format='#,##0'); rd=F(border=1,font_color='#C00000')
ws.write(0,0,'Clydebrae Logistics Park, Hillington, Glasgow',F(bold=True)); ws.write(1,0,'Tenancy Schedule as at 28 November 2025',F())
ws.set_row(3,38)
H=['Block','Unit','Tenant','Use','GIA (sq ft)','Date of Entry','Ish Date','Break','Next Review','Passing Rent (£ p.a.)','£ / sq ft','Service Charge (£ p.a.)','Insurance (£ p.a.)','EPC','Remarks']
for j,x in enumerate(H): ws.write(3,j,x,h)
for j,w in enumerate([9,9,34,20,10,11,11,11,11,13,8,12,11,6,34]): ws.set_column(j,j,w)
ws.freeze_panes(4,3); ws.autofilter(3,0,3,14)
rows=[];r=4; un=0; it=iter(N); tots=[]; ga=gr=gs=gi=0
vac={('Block 1',1),('Block 3',3),('Block 4',2)}
tacit={('Block 4',5)}
for bl,use,areas in blocks:
    r0=r; ba=br=bs=bi=0
    for k,a in enumerate(areas):
        un+=1; unit=f'Unit {un}'
        v=(bl,k) in vac
        psf={'Block 1':8.25,'Block 2':9.0,'Block 3':12.5,'Block 4':10.75}[bl]+random.choice([-.75,-.5,-.25,0,0,.25,.5])
        rent=0 if v else round(a*psf/50)*50
        sc=round(a*0.42); ins=round(a*0.31)
        s=e=None; brk=rev=''; rem=''; t=None
        if not v:
            t=next(it); s=D(random.randint(2015,2024),random.choice([2,5,8,11]),random.choice([1,11,28])); y=random.choice([5,10,10,15])
            while s.year+y<2026: y+=5
            e=addy(s,y)
            if y>=10 and random.random()<.5: brk=addy(s,y-5,0) if addy(s,y-5,0)>D(2025,12,1) else ''
            if y>=10: 
                q=s
                while q<=D(2025,11,28): q=addy(q,5,0)
                rev=q if q<e else ''
            if (bl,k) in tacit: e=D(2025,5,27); s=D(2015,5,28); brk=rev=''; rem='Tacit reloc. to 27 May 2026'
            elif random.random()<.25: rem=random.choice(['Rent deposit held','Photographic schedule of condition','Stepped rent - now at full rent','Guarantor: parent company'])
        else: rem='VACANT - to let' if k!=3 else 'VACANT - terms agreed, not documented'
        ws.write(r,0,bl,b); ws.write(r,1,unit,b); ws.write(r,2,t or 'Vacant',b if t else rd); ws.write(r,3,use,b); ws.write(r,4,a,n0)
        for j,x in ((5,s),(6,e),(7,brk),(8,rev)):
            ws.write_datetime(r,j,dt.datetime.combine(x,dt.time()),d) if isinstance(x,dt.date) else ws.write(r,j,'',b)
        ws.write(r,9,rent,m); ws.write_formula(r,10,f'=IF(E{r+1}=0,0,J{r+1}/E{r+1})',m2,rent/a); ws.write(r,11,sc,m); ws.write(r,12,ins,m); ws.write(r,13,random.choice('BBCCCDE'),b); ws.write(r,14,rem,b)
        rows.append(dict(unit=unit,building=bl,unitType=use,area=a,tenantName=t,statusText='Occupied' if t else 'Vacant',leaseStartDate=s,leaseEndDate=e,annualRent=rent,charges=[dict(code='Service Charge',amount=sc),dict(code='Insurance',amount=ins)]))
        ba+=a;br+=rent;bs+=sc;bi+=ins; r+=1
    for j in range(4,15): ws.write(r,j,'',bt)
    ws.merge_range(r,0,r,3,f'{bl} sub-total',bt)
    for j,v_,ff in ((4,ba,nt),(9,br,mt),(11,bs,mt),(12,bi,mt)):
        c='ABCDEFGHIJKLMNO'[j]; ws.write_formula(r,j,f'=SUM({c}{r0+1}:{c}{r})',ff,v_)
    tots.append((bl,r,ba,br,len(areas))); ga+=ba;gr+=br;gs+=bs;gi+=bi; r+=1
r+=1
for j in range(4,15): ws.write(r,j,'',bt)
ws.merge_range(r,0,r,3,'ESTATE TOTAL',bt)
for j,v_,ff in ((4,ga,nt),(9,gr,mt),(11,gs,mt),(12,gi,mt)):
    c='ABCDEFGHIJKLMNO'[j]; ws.write_formula(r,j,'='+'+'.join(f'{c}{x[1]+1}' for x in tots),ff,v_)
for j,x in enumerate(['Block','Units','GIA','Passing rent']): kp.write(0,j,x,h)
for i,x in enumerate(tots): kp.write(i+1,0,x[0],b); kp.write(i+1,1,x[4],n0); kp.write_formula(i+1,2,f"='Tenancy Schedule'!E{x[1]+1}",n0,x[2]); kp.write_formula(i+1,3,f"='Tenancy Schedule'!J{x[1]+1}",m,x[3])
kp.set_column(0,3,14)
ws.set_landscape(); ws.set_paper(9); ws.fit_to_pages(1,0); ws.activate()
wb.close()
assert sum(x['annualRent'] for x in rows)==gr
save(fn,'Clydebrae Logistics Park','2025-11-28',rows,len(rows),len(rows)-3,3,'WAREHOUSE','Data-room workbook, 3 sheets, block subtotals, Scottish terms (date of entry / ish)',False,sheet='Tenancy Schedule')
