# NZ self-storage portfolio P&L with a column per site, formulas (cached values via LibreOffice), hidden helper column
import random,subprocess,os,shutil
from lib import *
from openpyxl import Workbook
from openpyxl.styles import *
from openpyxl.utils import get_column_letter as G
R=random.Random(766)
sites=['Whangārei','Albany','Mt Wellington','Hamilton East','Petone','Hornby','Head Office'];sz=[.6,1.5,1.7,.9,1.1,1.0]
s=S('Portfolio Property Profit and Loss','Lockwell Storage Partners LP','2024-04-01','2025-03-31',sites+['Portfolio Total'],sheet='By site FY25')
def L(l,b,ho=0,vol=.12):
    v=[round(b*z*R.uniform(1-vol,1+vol)) for z in sz]+[ho];return s.line(l,v+[sum(v)])
s.head('Revenue');r=[L('Storage rent - units',712000,vol=.05),L('Storage rent - vehicle and boat bays',48000),L('Discounts and first-month-free',-21500),L('Storer\'s insurance commission',39000),L('Boxes, locks and packaging',14200),L('Late fees and auction proceeds',7900),L('Solar export and cell site licence',5600,1250)]
ti=s.tot('Total revenue',r,key='total_income')
s.head('Operating costs');r=[L('Site wages and KiwiSaver',118000,0),L('Council rates',52500),L('Insurance premiums incl. EQC',31000),L('Power and gate comms',16400),L('Repairs, roller doors and pest control',19800,vol=.3),L('Security monitoring',8700),L('Advertising - search and signage',28500,16400),L('Merchant fees',9900,0),L('Site software licences',4200,11820),L('Ground lease - Petone',0)]
s.rows[r[-1]]['v'][4]=84000;s.rows[r[-1]]['v'][7]=84000
tc=s.tot('Total operating costs',r,key='total_operating_expenses')
no=s.tot('Site net operating income',[ti,tc],[1,-1],t='TOTAL',key='noi')
s.head('Below the line');x=[L('Head office salaries and directors\' fees',0,384500),L('Interest on bank facility',61000,28400,.05),L('Depreciation',73500,9100,.06)]
tb=s.tot('Total below the line',x)
s.tot('Net profit before tax',[no,tb],[1,-1],t='TOTAL',key='net_income')
wb=Workbook();w=wb.active;w.title='Read me';w['A1']='Lockwell Storage Partners LP - board pack workbook';w['A2']='NZD, GST exclusive. Site tab feeds the lender compliance certificate.'
w=wb.create_sheet('By site FY25');w['A1']='Lockwell Storage Partners LP';w['A1'].font=Font(bold=True,size=15,color='1F4E79');w['A2']='Portfolio Property Profit and Loss';w['A2'].font=Font(size=12,bold=True);w['A3']='Year ended 31 March 2025 (1 April 2024 – 31 March 2025)  NZ$'
for j,t in enumerate(s.cols):
    q=w.cell(5,3+j,t);q.font=Font(bold=True,color='FFFFFF');q.fill=PatternFill('solid',fgColor='1F4E79' if j<7 else '833C0B');q.alignment=Alignment(horizontal='center',wrap_text=True,vertical='center')
w['A5'].fill=PatternFill('solid',fgColor='1F4E79');w['B5']='tag';w.column_dimensions['B'].hidden=True;w.column_dimensions['B'].width=5
pos={};y=5
for k,r in enumerate(s.rows):
    y+=1
    if r['t']=='HEADING':y+=1
    pos[k]=y;b=r['t']!='LINE';q=w.cell(y,1,r['label']);q.font=Font(bold=b);q.alignment=Alignment(indent=0 if b else 1);w.cell(y,2,r['t'][0])
    if r['v'][0] is None:continue
    for j in range(8):
        c=G(3+j)
        if r['items']:
            it=r['items']
            if all(g==1 for g in r['signs']) :f=f'=SUM({c}{pos[it[0]]}:{c}{pos[it[-1]]})'
            else:f='='+''.join(('+' if g>0 else '-')+f'{c}{pos[i]}' for i,g in zip(it,r['signs']))
        else:f=r['v'][j] if j<7 else f'=SUM(C{y}:I{y})'
        q=w.cell(y,3+j,f);q.number_format='$#,##0;[Red]-$#,##0;$0' if b else '#,##0;[Red]-#,##0;0';q.font=Font(bold=b)
        if b:q.border=Border(top=Side('thin'),bottom=Side('double') if r['t']=='TOTAL' else Side('thin'))
w.column_dimensions['A'].width=40
for j in range(8):w.column_dimensions[G(3+j)].width=13.5
w.row_dimensions[5].height=30;w.page_setup.orientation='landscape';w.sheet_properties.pageSetUpPr.fitToPage=True
n='lockwell_storage_by_site_FY25.xlsx';os.makedirs(HERE+'/tmpx',exist_ok=True);wb.save(f'{HERE}/tmpx/{n}')
subprocess.run(['nice','soffice','--headless',f'-env:UserInstallation=file://{HERE}/lo','--convert-to','xlsx:Calc MS Excel 2007 XML','--outdir',HERE+'/documents',f'{HERE}/tmpx/{n}'],check=True,capture_output=True,timeout=120);shutil.rmtree(HERE+'/tmpx')
dump(n,[s],'SELF_STORAGE','OPERATING_STATEMENT','NZ storage portfolio, column per site, live formulas, hidden column',True)
