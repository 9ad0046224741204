# shopping centre printed from a workbook to PDF; planted: total_wrong (level subtotal)
from h import *
import openpyxl,subprocess,shutil
from openpyxl.styles import *
from openpyxl.utils import get_column_letter as L
R=random.Random(802)
F='larkfield_centre_rent_roll.pdf'
N="Tilly Fern|Bodkin Shoes|Marchmont Optical|Pebble & Pine|Sugarloaf Bakehouse|Halcyon Phones|Ginger Otter Toys|Vantage Nails|Threadbare Menswear|Kobe Corner|Silverlock Jewellers|The Card Press|Ember Vape Co|Paws & Whiskers|Larkfield Dental Practice|Novella Books|Juniper Skincare|Poundmarket Stores|Fit & Form Gym|Redbrick Burgers|Dolce Amaro|Chapter Nine Coffee|Urban Wren|Sole Society|Astley Travel|Hearing Matters|Bubbleology Lane|Glow Lashes|Mister Key|Foxglove Florist|Ironstone Outdoor|Kidzone Soft Play|Cobalt Gaming|Home & Hearth|Westmere Building Society|Orchard Pharmacy|Beacon Bank|Crumb Brothers|Lemonade Fashions|Little Acorns Shoes|Nordhaus Living|Spectra Print|Rosso Pizza".split('|'); 
FOOD='Crumb Brothers|Redbrick Burgers|Kobe Corner|Rosso Pizza|Bubbleology Lane|Lemon & Leaf'.split('|');KI='Mister Key|Ginger Otter Sweets|Ember Vape Co|Glow Lashes|Halcyon Phones'.split('|')
N=[x for x in N if x not in FOOD+KI];R.shuffle(N)
SEC=[('LOWER MALL',[f'LM{i:02d}' for i in range(1,20)]),('UPPER MALL',[f'UM{i:02d}' for i in (1,2,3,4,5,6,7,8,9,10,11,12,14,15,16,17,18)]),('FOOD COURT',[f'FC{i}' for i in range(1,6)]),('KIOSKS & RMUs',['K1','K2','K3','K4'])]
wb=openpyxl.Workbook();ws=wb.active;ws.title='Rent Roll'
ws['A1']='THE LARKFIELD CENTRE, STOCKPORT';ws['A1'].font=Font(name='Arial',bold=True,size=14)
ws['A2']='Rent Roll';ws['A3']='Report date: 24-Jun-2024';
g=['','','','','Lease','','','Rental','','','Recoverables','','']
hh=['Unit','Trading as','ITZA','GIA sq ft','From','To','Rent review','Base rent pa','T/O %','Turnover top-up (last yr)','Service charge pa','Marketing pa','Insurance pa']
thin=Side(style='thin',color='999999')
for j,(a,b) in enumerate(zip(g,hh),1):
    c=ws.cell(5,j,a or None);c.font=Font(name='Arial',bold=True,size=8);c.alignment=Alignment(horizontal='center');c.fill=PatternFill('solid',fgColor='D9D2E9')
    c=ws.cell(6,j,b);c.font=Font(name='Arial',bold=True,size=8);c.alignment=Alignment(horizontal='center',wrap_text=True,vertical='center');c.fill=PatternFill('solid',fgColor='D9D2E9');c.border=Border(bottom=thin)
ws.merge_cells('E5:G5');ws.merge_cells('H5:J5');ws.merge_cells('K5:M5')
y=7;rows=[];G=[0]*6;ni=0;occ=vac=0;subs=[]
f8=Font(name='Arial',size=8);b8=Font(name='Arial',size=8,bold=True)
for sec,us in SEC:
    c=ws.cell(y,1,sec);c.font=b8;ws.merge_cells(start_row=y,start_column=1,end_row=y,end_column=13)
    for j in range(1,14): ws.cell(y,j).fill=PatternFill('solid',fgColor='EFEFEF')
    y+=1;S=[0]*6
    for u in us:
        k=sec[0]
        area=R.randrange(90,160,5) if k=='K' else R.randrange(380,760,5) if k=='F' else R.choice([R.randrange(620,2400,5)]*4+[R.randrange(4200,14000,10)])
        v=R.random()<.14
        itza=None if k in 'KF' else round(area*R.uniform(.42,.66)) if area<3000 else None
        sc=round(area*8.4/10)*10;mk=round(area*.72);ins=round(area*.31)
        if k=='K': sc=1200;mk=None;ins=None
        if v:
            t='VACANT';s=e=rv=None;rent=0;top=None;pc=None;vac+=1
        else:
            t=FOOD.pop() if k=='F' else KI.pop() if k=='K' else N[ni]
            ni+=k not in 'FK';occ+=1
            rent=round((itza*R.uniform(38,55) if itza else area*R.uniform(9,14) if area>3000 else area*R.uniform(34,50) if k=='F' else R.uniform(12000,22000))/250)*250
            s=D(R.randrange(2014,2024),R.choice([1,2,3,4,6,9,10,11]),R.choice([1,5,12,20,24,25,29 if 1 else 0])-(1 if 0 else 0)) if 0 else None
            mth=R.choice([1,3,4,6,8,9,10,11]);s=D(R.randrange(2015,2024),mth,R.choice([1,5,12,20,24,25]))
            yrs=R.choice([5,10,10,15]) if k!='K' else 2
            e=term_end(s,yrs)
            while e<D(2024,7,1): s=D(s.year+yrs,s.month,s.day);e=term_end(s,yrs)
            if s>D(2024,6,1): s=D(2022,s.month,s.day);e=term_end(s,yrs)
            rv=addm(s,60) if yrs>5 else None
            if rv and rv<D(2024,6,24) and yrs==15: rv=addm(s,120)
            pc=R.choice([None,None,.07,.08,.1]) if k!='K' else None
            top=R.choice([0,R.randrange(800,9000,1)]) if pc else None
        vals=[u,t,itza,area,s,e,rv,rent,pc,top,sc,mk,ins]
        for j,x in enumerate(vals,1):
            c=ws.cell(y,j,x);c.font=b8 if x=='VACANT' else f8;c.border=Border(bottom=Side(style='hair',color='BBBBBB'))
            if j in (3,4,8,10,11,12,13): c.number_format='#,##0'
            if j in (5,6,7): c.number_format='dd-mmm-yy';c.alignment=Alignment(horizontal='center')
            if j==9: c.number_format='0.0%'
        for q,x in enumerate([area,rent,top,sc,mk,ins]): S[q]+=x or 0
        rows.append(row(unit=u,section=sec,tenantName=None if v else t,statusText='VACANT' if v else None,area=area,leaseStartDate=s,leaseEndDate=e,annualRent=rent,charges=[{"code":c_,"amount":x,"per":"year"} for c_,x in (('Service charge pa',sc),('Marketing pa',mk),('Insurance pa',ins)) if x is not None]))
        y+=1
    for q in range(6): G[q]+=S[q]
    P=S[:]
    if sec=='UPPER MALL': P[1]=S[1]+18000; true=S[1]
    subs.append((sec,P[1]))
    for j,x in zip([2,4,8,10,11,12,13],['Sub-total '+sec.title().replace('Rmus','RMUs')]+P):
        c=ws.cell(y,j,x);c.font=b8;c.number_format='#,##0'
    for j in range(1,14): ws.cell(y,j).border=Border(top=thin)
    y+=2
for j,x in zip([2,4,8,10,11,12,13],['CENTRE TOTAL']+G):
    c=ws.cell(y,j,x);c.font=b8;c.number_format='#,##0'
for j in range(1,14): ws.cell(y,j).border=Border(top=thin,bottom=Side(style='double'))
y+=2
c=ws.cell(y,1,f'{occ+vac} units: {occ} let, {vac} void. Rents exclude VAT. Void service charge, marketing and insurance are a cost to the Landlord.');c.font=Font(name='Arial',size=8,italic=True)
for j,w in enumerate([7,25,8,9,11,11,11,12,7,12,12,11,11],1): ws.column_dimensions[L(j)].width=w
ws.row_dimensions[6].height=36
ws.page_setup.orientation='landscape';ws.page_setup.paperSize=9;ws.page_setup.fitToWidth=1;ws.page_setup.fitToHeight=0;ws.sheet_properties.pageSetUpPr=openpyxl.worksheet.properties.PageSetupProperties(fitToPage=True)
ws.print_title_rows='5:6';ws.oddFooter.left.text='Castellan Retail Asset Management';ws.oddFooter.right.text='&P / &N'
t=B+'/makers/tmp';os.makedirs(t,exist_ok=True);p=t+'/larkfield_centre_rent_roll.xlsx';wb.save(p)
subprocess.run(['soffice','--headless',f'-env:UserInstallation=file://{B}/.lo','--convert-to','pdf','--outdir',DOC,p],check=True,capture_output=True)
save(F,dict(propertyName='The Larkfield Centre, Stockport' if 0 else 'THE LARKFIELD CENTRE, STOCKPORT',asOnDate='2024-06-24',units=occ+vac,occupied=occ,vacant=vac,planted=dict(what=f'Sub-total Upper Mall base rent pa printed {subs[1][1]:,} where the rows sum to {true:,}; centre total is right',kind='total_wrong'),rows=rows),'RETAIL','UK shopping centre asset manager','workbook printed to landscape PDF, sections by mall, grouped header',True)
