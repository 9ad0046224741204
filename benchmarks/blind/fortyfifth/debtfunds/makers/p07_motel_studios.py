from lib import *
import xlsxwriter,subprocess,tempfile,shutil
r=random.Random(4507); N=Names(r)
NAME='Desert Palm Studios rent roll Oct 25.pdf'
rows=[]
K=[('King Studio',285,985),('Dbl Queen Studio',325,1065),('King w/ Kitchen',310,1110),('ADA King',325,1045)]
for fl in (1,2,3):
    for n in range(1,17):
        if fl==1 and n>13: continue
        u=f'{fl}{n:02d}'; k=K[[0,1,2][n%3]] if n!=2 else K[3]
        x=dict(unit=u,unitType=k[0],area=k[1],section={1:'GROUND FLOOR',2:'SECOND FLOOR',3:'THIRD FLOOR'}[fl],_f=fl)
        if u=='101': x.update(statusText="Manager's apt",tenantName='On-site mgr (D. Pruitt)',contractRent=0,_in=(2022,8),_util=0,_fur=0,_pk=0); 
        elif u=='102': x.update(statusText='OFF LINE',_why='plumbing, back Nov')
        elif r.random()<.09: x.update(statusText='VACANT',_why='')
        else:
            y=r.choice([2021,2022,2023,2024,2024,2025,2025]); m=r.randint(1,12) if y<2025 else r.randint(1,9)
            if y==2021: m=r.randint(6,12)
            x.update(tenantName=(lambda p:f'{p[0][0]}. {p[1]}')(N.pair()),statusText='Occupied',contractRent=k[2]-r.choice([0,0,25,40,65,90]),_in=(y,m),_util=r.choice([85,85,110]),_fur=r.choice([0,0,60]),_pk=r.choice([0,25,25]))
            if r.random()<.5: x['_th']=None
            else: 
                q=addm(D(y,m,1),11)
                while q<D(2025,10,1): q=addm(q,12)
                x['_th']=(q.year,q.month)
            if u in('203','204','205','206'): x['tenantName']='Red Mesa Solar crew'; x['_th']=(2026,3); x['_in']=(2025,4)
        rows.append(x)
MN='Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split()
sh=lambda t:f'{MN[t[1]-1]}-{t[0]%100:02d}'; lg=lambda t:f'{MN[t[1]-1]} {t[0]}'
d=tempfile.mkdtemp(); xp=os.path.join(d,'DPS rent roll 2025.xlsx'); wb=xlsxwriter.Workbook(xp); ws=wb.add_worksheet('Oct')
F=lambda **k: wb.add_format(dict({'font_name':'Liberation Serif','font_size':10},**k))
n=F(bottom=4); c=F(bottom=4,align='center'); mo=F(bottom=4,num_format='$#,##0'); b=F(bold=True); fl=F(bold=True,italic=True,bg_color='#DDDDDD')
for j,w in enumerate([6,17,6,24,8,8,9,8,8,8,10,20]): ws.set_column(j,j,w)
ws.write(0,0,'DESERT PALM STUDIOS',F(bold=True,font_size=15)); ws.write(1,0,'(former Desert Palm Inn)   1805 Telshor Ct, Las Cruces NM',F(italic=True)); ws.write(2,0,'Rent Roll — October 2025',F(bold=True,font_size=12))
hd=F(bold=True,top=2,bottom=2,text_wrap=True,align='center',valign='vcenter')
for j,t in enumerate(['Rm','Kind','SF','Who','Since','Thru','Rent /mo','Util. flat fee','Furn. pkg','Park','TOTAL','Remarks']): ws.write(4,j,t,hd)
ws.set_row(4,28); i=5; tots=[]
for f in (1,2,3):
    L=[x for x in rows if x['_f']==f]; 
    for j in range(12): ws.write_blank(i,j,None,fl)
    ws.write(i,0,L[0]['section'],fl); i+=1
    for x in L:
        ws.write(i,0,x['unit'],c); ws.write(i,1,x['unitType'],n); ws.write(i,2,x['area'],c)
        for j in range(3,12): ws.write_blank(i,j,None,n)
        if x.get('tenantName'):
            ws.write(i,3,x['tenantName'],n); ws.write(i,4,sh(x['_in']),c); x['leaseStartDate']=None; x['moveInDate']=lg(x['_in'])
            if x['unit']!='101':
                if x['_th']: ws.write(i,5,sh(x['_th']),c); x['leaseEndDate']=lg(x['_th'])
                else: ws.write(i,5,'M-M',c); x['leaseEndDate']='M-M'
                ws.write(i,6,x['contractRent'],mo); ws.write(i,7,x['_util'],mo)
                if x['_fur']: ws.write(i,8,x['_fur'],mo)
                if x['_pk']: ws.write(i,9,x['_pk'],mo)
                x['charges']=[(k,v) for k,v in(('Util. flat fee',x['_util']),('Furn. pkg',x['_fur']),('Park',x['_pk'])) if v]
                x['totalCharges']=x['contractRent']+x['_util']+x['_fur']+x['_pk']; ws.write(i,10,x['totalCharges'],mo)
                if 'crew' in x['tenantName']: ws.write(i,11,'corp. lease, 1 invoice',n)
            else:
                ws.write(i,6,0,mo); ws.write(i,10,0,mo); x['totalCharges']=0; ws.write(i,11,"Manager's apt, no rent",n)
        else: ws.write(i,3,x['statusText'],F(bottom=4,bold=True)); ws.write(i,11,x['_why'],n)
        i+=1
    sb=F(bold=True,align='right'); sm=F(bold=True,num_format='$#,##0',top=1)
    ws.write(i,3,f'{len(L)} rooms',sb)
    for j,k in((6,'contractRent'),(7,'_util'),(8,'_fur'),(9,'_pk'),(10,'totalCharges')): ws.write(i,j,sum(x.get(k,0) for x in L),sm)
    i+=2
g=F(bold=True,num_format='$#,##0',top=6); 
for j in range(12): ws.write_blank(i,j,None,F(top=6))
ws.write(i,0,'ALL',F(bold=True,top=6)); ws.write(i,3,f'{len(rows)} rooms',F(bold=True,top=6,align='right'))
for j,k in((6,'contractRent'),(7,'_util'),(8,'_fur'),(9,'_pk'),(10,'totalCharges')): ws.write(i,j,sum(x.get(k,0) for x in rows),g)
v=sum(1 for x in rows if x['statusText']=='VACANT'); occ=sum(1 for x in rows if x.get('tenantName'))
i+=2; ws.write(i,0,f'Rented incl. mgr: {occ}     Vacant: {v}     Off line: 1     M-M = month to month',F(italic=True)); i+=1
ws.write(i,0,'City CO for residential use rec\'d May 2021, first studios leased June 2021. Deposits are kept on a separate list.',F(italic=True))
ws.set_portrait(); ws.set_paper(1); ws.fit_to_pages(1,0); ws.repeat_rows(4); ws.set_margins(.5,.5,.6,.7); ws.set_footer('&L&8&F &A&R&8&P of &N'); ws.set_h_pagebreaks([]) ; wb.close()
subprocess.run(['soffice','--headless','--convert-to','pdf','--outdir',d,xp],check=True,stdout=subprocess.DEVNULL,stderr=subprocess.DEVNULL)
shutil.move(os.path.join(d,'DPS rent roll 2025.pdf'),os.path.join(DOCS,NAME)); shutil.rmtree(d)
for x in rows:
    if x['unit']=='101': x['statusText']='Occupied'
save(NAME,rows,len(rows),occ,v,'DESERT PALM STUDIOS','2025-10','owner typed in Excel and printed, Las Cruces NM hotel-to-studio conversion','portrait, floor headings, month-only dates as Jun-21, thin rules, serif font, printed from a spreadsheet','month-only dates, roll month only, off-line room, corporate block, no status column')
