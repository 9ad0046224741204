# LIHTC workforce apartments: AMI tiers, gross rent less UA, own Excel
import openpyxl
from openpyxl.styles import *
from openpyxl.utils import get_column_letter as cl
from common import *
N='um_millrace_lihtc'
A=[('1BR/1BA Flat',30,4,648,512,74),('1BR/1BA Flat',50,8,648,853,74),('1BR/1BA Flat',60,10,648,1024,74),('2BR/1BA Flat',50,9,836,1023,96),('2BR/1BA Flat',60,14,836,1228,96),('2BR/1.5BA Townhome',60,12,954,1228,108),('3BR/2BA Townhome',50,5,1148,1182,127),('3BR/2BA Townhome',60,9,1148,1419,127),('3BR/2BA Townhome',80,3,1148,1690,127)]
wb=openpyxl.Workbook(); ws=wb.active; ws.title='Rents'; no=wb.create_sheet('Notes'); no['A1']='2025 limits, Rock Island County. Utility allowance: HUD schedule model eff. 7/1/2025. Manager unit (1) not in mix.'
b=Font(name='Calibri',bold=True); th=Side(style='thin')
ws['B2']='MILLRACE TOWNHOMES - Unit Mix and Restricted Rents'; ws['B2'].font=Font(size=14,bold=True,color='1F3864'); ws['B3']='Moline, Illinois   |   effective 9/1/2025'
H=['Unit Type','AMI %','# Units','% of Units','Avg SF','Gross Rent','Utility Allowance','Net Rent','Monthly Rent','Annual Rent']
for i,h in enumerate(H):
    c=ws.cell(5,2+i,h); c.font=Font(bold=True,color='FFFFFF'); c.fill=PatternFill('solid',fgColor='1F3864'); c.alignment=Alignment(wrap_text=True,horizontal='center',vertical='center'); ws.column_dimensions[cl(2+i)].width=12
ws.column_dimensions['A'].width=2; ws.column_dimensions['B'].width=24; ws.row_dimensions[5].height=32
K=['ami','units','pct_units','sf','gross','ua','net','monthly','other:Annual Rent']
fmt=['0"%"','0','0.0%','#,##0','"$"#,##0','"$"#,##0','"$"#,##0','"$"#,##0','"$"#,##0']; U=sum(a[2] for a in A); r=6; rows=[];T=[]
def put(lab,v,bold=False):
    global r
    c=ws.cell(r,2,lab); c.font=Font(bold=bold)
    for i,x in enumerate(v):
        if x is None: continue
        c=ws.cell(r,3+i,x/100 if i==2 else x); c.number_format=fmt[i]; c.font=Font(bold=bold)
        if bold: c.border=Border(top=th)
    r+=1
last=None
for i,a in enumerate(A):
    n=a[5]; net=a[4]-n; m=net*a[2]; v=[a[1],a[2],round(a[2]/U*100,1),a[3],a[4],n,net,m,m*12]
    put(a[0],v); rows.append({"type":a[0],**dict(zip(K,v))})
    if i+1==len(A) or A[i+1][0][:3]!=a[0][:3]:
        L=[x for x in A if x[0][:3]==a[0][:3]]; u=sum(x[2] for x in L); mm=sum((x[4]-x[5])*x[2] for x in L)
        lab=f'Subtotal {a[0][:3]}'; v=[None,u,round(u/U*100,1),None,None,None,None,mm,mm*12]; put(lab,v,True); r+=1
        T.append({"label":lab,**{k:x for k,x in zip(K,v) if x is not None}})
mm=sum((x[4]-x[5])*x[2] for x in A); v=[None,U,100.0,round(sum(a[2]*a[3] for a in A)/U),None,None,None,mm,mm*12]; put('TOTAL / AVG',v,True); T.append({"label":'TOTAL / AVG',**{k:x for k,x in zip(K,v) if x is not None}})
ws.cell(r+1,2,'Net rent = gross rent less tenant-paid utilities.').font=Font(italic=True,size=9)
ws.page_setup.orientation='landscape'; ws.sheet_properties.pageSetUpPr=openpyxl.worksheet.properties.PageSetupProperties(fitToPage=True); ws.page_setup.fitToHeight=0
wb.save(out(N+'.xlsx')); print(U,mm,sum(t['units'] for t in T[:-1]))
save(N,'xlsx','UM','MULTIFAMILY','affordable rents sheet (own Excel)',K,rows,T)
