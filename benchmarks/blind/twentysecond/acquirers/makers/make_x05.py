# Entrata-like high-rise workbook, three sheets, charge codes in columns, grouped header
from util import *
from openpyxl import Workbook
from openpyxl.styles import *
g=G(2815); f='x05_highrise_columns.xlsx'; asof=dt.date(2026,3,31)
wb=Workbook();s1=wb.active;s1.title='Parameters';ws=wb.create_sheet('Rent Roll Details');s3=wb.create_sheet('Floor Plan Summary')
for a in [['Report','Rent Roll'],['Property','Meridian 40 Apartments'],['As of','03/31/2026'],['Charge codes','All'],['Consolidate by','Unit'],['Generated','04/02/2026 06:12 AM EDT']]:s1.append(a)
s1.column_dimensions['A'].width=18;s1.column_dimensions['B'].width=30
ws['A1']='Meridian 40 Apartments';ws['A1'].font=Font(bold=True,size=13);ws['A2']='Rent Roll  |  As of 03/31/2026'
cod=['Base Rent','Amenity','Parking','Storage','Pet Rent','Concession']
hd=['Bldg-Unit','Floor Plan','SQFT','Unit Status','Name','Lease Status','Move-In','Lease Start','Lease End','Move-Out','Market Rent']+cod+['Total','Deposit','Balance']
for a,b,x in(('A','D','Unit'),('E','J','Lease'),('K','K',''),('L','R','Scheduled Charges'),('S','T','Ledger')):
    ws[f'{a}4']=x or None
    if a!=b: ws.merge_cells(f'{a}4:{b}4')
    ws[f'{a}4'].font=Font(bold=True,color='FFFFFF');ws[f'{a}4'].alignment=Alignment(horizontal='center')
for c in range(1,21):ws.cell(4,c).fill=PatternFill('solid',fgColor='2F4B66')
for c,h in enumerate(hd,1):q=ws.cell(5,c,h);q.font=Font(bold=True);q.alignment=Alignment(wrap_text=True,vertical='top')
plans={'S0':(512,1890),'A1':(688,2245),'A2':(742,2380),'B1':(1015,3120),'B2':(1142,3395),'C1':(1390,4250)}
r=6;rows=[];tot=[0]*10;cnt={};fp={}
def put(v):
    global r
    for c,x in enumerate(v,1):
        q=ws.cell(r,c,x)
        if 7<=c<=10:q.number_format='mm/dd/yyyy'
        if c>=11:q.number_format='#,##0.00;(#,##0.00)'
    r+=1
for fl in range(2,22):
    for k,(p) in enumerate(['S0','A1','A1','A2','B1','B2','C1' if fl>14 else 'A2']):
        un=f'1-{fl}{k+1:02d}';sf,mk=plans[p];mk+=fl*9;z=g.random()
        us='Occupied No Notice' if z<.85 else 'Notice Unrented' if z<.89 else 'Notice Rented' if z<.905 else 'Vacant Unrented Ready' if z<.95 else 'Vacant Unrented Not Ready' if z<.97 else 'Vacant Rented Ready'
        if un=='1-203':us='Excluded - Model'
        if un in('1-901',):us='Excluded - Down'
        cnt[us]=cnt.get(us,0)+1;a=fp.setdefault(p,[0,0,0,0,0]);a[0]+=1;a[1]+=sf;a[2]+=mk
        oc=us[:3] in('Occ','Not');tot[0]+=mk
        if oc:
            lb,le,mi=g.lease(asof,g.choice([12,12,15]));ns=g.nm(0);mo=asof+dt.timedelta(g.randint(4,58)) if us[0]=='N' else None
            v=[mk-g.choice([0,0,40,90,165,230]),g.choice([0,0,25,50]),g.choice([0,185,185,0]),g.choice([0,0,0,40]),g.choice([0,0,0,50]),g.choice([0]*9+[-150])];d=g.choice([250,500,1000]);b=g.choice([0]*6+[-12.4,88.0,v[0]+20])
            t=sum(v);ls='Month to Month' if g.random()<.05 else 'Notice' if mo else 'Current'
            put([un,p,sf,us,ns,ls,mi,lb,le,mo,mk]+v+[t,d,b]);a[3]+=1;a[4]+=v[0]
            rows.append(row(unit=un,unitType=p,area=sf,statusText=us,tenantName=ns,moveInDate=mi,leaseStartDate=lb,leaseEndDate=le,moveOutDate=mo,marketRent=mk,contractRent=v[0],charges=[dict(code=c,amount=x) for c,x in zip(cod,v)],totalCharges=t,deposit=d,balance=b))
            for i,x in enumerate(v+[t,d,b]):tot[i+1]=round(tot[i+1]+x,2)
        else:
            put([un,p,sf,us,None,None,None,None,None,None,mk]+[0]*9);rows.append(row(unit=un,unitType=p,area=sf,statusText=us,marketRent=mk,contractRent=0,totalCharges=0,deposit=0,balance=0,charges=[dict(code=c,amount=0) for c in cod]))
put(['Total',None,sum(x['area'] for x in rows)]+[None]*7+tot)
for c in range(1,21):ws.cell(r-1,c).font=Font(bold=True);ws.cell(r-1,c).border=Border(top=Side('thin'),bottom=Side('double'))
r+=2;ws.cell(r,1,'Unit Status').font=Font(bold=True);ws.cell(r,4,'Units').font=Font(bold=True);ws.cell(r,5,'Percent').font=Font(bold=True);r+=1
n=len(rows);o=sum(x for k,x in cnt.items() if k[:3] in('Occ','Not'));va=sum(x for k,x in cnt.items() if k[:3]=='Vac')
for k,x in sorted(cnt.items())+[('Total occupied (incl. notice)',o),('Total vacant',va),('Total units',n)]:
    ws.cell(r,1,k);ws.cell(r,4,x);q=ws.cell(r,5,x/n);q.number_format='0.0%';r+=1
s3.append(['Meridian 40 Apartments - Floor Plan Summary']);s3.append([]);s3.append(['Floor Plan','Units','Avg SQFT','Avg Market Rent','Occupied','Avg Base Rent (occ.)'])
for k,a in sorted(fp.items()):s3.append([k,a[0],round(a[1]/a[0]),round(a[2]/a[0],2),a[3],round(a[4]/a[3],2)])
s3.append(['Total',n,None,None,o,None])
for c,w in zip('ABCDEFGHIJKLMNOPQRST',[11,8,8,24,24,15]+[11]*14):ws.column_dimensions[c].width=w
s3.column_dimensions['A'].width=14;ws.freeze_panes='B6';ws.page_setup.orientation='landscape';ws.page_setup.fitToHeight=0;ws.sheet_properties.pageSetUpPr=__import__('openpyxl').worksheet.properties.PageSetupProperties(fitToPage=True);ws.print_title_rows='4:5'
ws.row_dimensions[5].height=30
wb.save(H+'documents/'+f)
save(f,'MULTIFAMILY','entrata workbook, charges in columns, 3 sheets',True,'Meridian 40 Apartments',asof,rows,n,o,va,sheet='Rent Roll Details',ties=[(tot[7],sm(rows,'totalCharges')),(tot[0],sm(rows,'marketRent')),(tot[1],sm(rows,'contractRent')),(tot[9],sm(rows,'balance'))])
