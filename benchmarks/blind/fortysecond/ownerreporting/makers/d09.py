# retail T12, printed from Excel to a legal landscape PDF, total column first; planted digit
from common import *
import openpyxl, subprocess, shutil
from openpyxl.styles import *
F='Crossings at Elm Fork - T12 Sept 2025.pdf'
rng=random.Random(909); ms=[10,11,12]+list(range(1,10)); ys=[2024]*3+[2025]*9
st=St('Trailing 12 Months Operating Statement','The Crossings at Elm Fork','2024-10-01','2025-09-30',['T-12 Total']+[f'{MON[m-1]} {y}' for m,y in zip(ms,ys)],scale=1,zero_null=True,
   expand=lambda v,f:[sum(v)]+list(v))
gen=lambda s,f,l:series(s,rng,1,months=ms)
st.dsl('''
I
H||Revenue
L||Minimum rent - anchors|71400!
L||Minimum rent - shops|98300~.02
L||Pad / ground rent|14250!
L||Percentage rent|22600@1,4
L||Free rent|-3800?.4
T||Total rent
H||Recoveries
L||CAM|26150~.02
L||CAM reconciliation|11400@3
L||Real estate taxes|31900~.01
L||Insurance|5240~.01
L||Water & sewer submeter|1710~.12
L||Trash|980~.05
T||Total recoveries
H||Other revenue
L||Late fees|420?.6
L||Sign panel rent|600!
L||Temporary / seasonal tenants|2800@10,11,12
L||Lease cancellation|18500@6
L||EV charging share|340~.2
T||Total other revenue
TT||TOTAL REVENUE|total_income|inc
'''.replace('H||Revenue\n','H||REVENUE\nH||Rent\n')+'''
E
H||EXPENSES
H||Common area
L||Parking lot sweeping|1850!
L||Landscaping|3400!
L||Snow removal|14820@12,1,2
L||Lighting - repairs|890~.5
L||Electric - common|4150~.1
L||Security patrol|3950!
L||Day porter|2600!
L||Trash removal|1640~.05
L||Lot striping & repairs|7600@5
L||Fire monitoring & sprinkler|430~.3
L||Roof repairs|1200?.5
L||Misc. CAM|380~.5
T||Total common area
H||Fixed
L||Real estate taxes|36750!
L||Property insurance|6120!
L||Management fee|9340~.03
T||Total fixed
H||Non-recoverable
L||Vacant space utilities|610~.3
L||Legal - leasing & collections|1750?.5
L||Marketing|900~.4
L||Bank & admin charges|145~.2
L||Bad debt|3100@3,9
T||Total non-recoverable
TT||TOTAL EXPENSES|total_operating_expenses|exp
I
N||NET OPERATING INCOME|noi|noi|+inc -exp
''',gen)
E=dict(fav=-1)
def ln(l,s): return st.l(l,gen(s,-1,l),**E)
d=[ln('Interest','61250~.004'),ln('Principal','18400~.01')]; ds=st.t('Debt service',d,fav=-1)
c=[ln('Tenant improvements','24000?.3'),ln('Leasing commissions','9500?.3')]; cs=st.t('Capital',c,fav=-1)
st.t('CASH FLOW AFTER DEBT SERVICE AND CAPITAL',[st.ids['noi'],(ds,-1),(cs,-1)],'TOTAL',key='net_cash_flow')
i=[k for k,r in enumerate(st.rows) if r['label']=='Snow removal'][0]; k=st.columns.index('Jan 2025'); v=st.rows[i]['full'][k]
s=str(v); nv=int(s[0]+str((int(s[1])+5)%10)+s[2:]); st.rows[i]['full'][k]=nv
st.planted=dict(what=f'Snow removal, Jan 2025: prints {nv:,} where the books have {v:,}; row total, section total and TOTAL EXPENSES keep {v:,}',kind='digit_changed',row=i,column='Jan 2025'); print(st.planted)
wb=openpyxl.Workbook(); ws=wb.active; f='Arial'
ws['A1']='The Crossings at Elm Fork'; ws['A1'].font=Font(name=f,size=14,bold=True,color='7B1E3A')
ws['A2']='Trailing 12 Months Operating Statement - October 2024 to September 2025 - 148,220 sf'; ws['A2'].font=Font(name=f,size=9)
ws.column_dimensions['A'].width=42
for kk in range(13):
    col=openpyxl.utils.get_column_letter(2+kk); ws.column_dimensions[col].width=12 if kk==0 else 9.6
    for rr,t in((4,'T-12' if kk==0 else MON[ms[kk-1]-1]),(5,'Total' if kk==0 else ys[kk-1])):
        x=ws.cell(rr,2+kk,t); x.font=Font(name=f,size=8,bold=True,color='FFFFFF'); x.fill=PatternFill('solid',fgColor='7B1E3A'); x.alignment=Alignment(horizontal='right')
for rr in(4,5): ws.cell(rr,1).fill=PatternFill('solid',fgColor='7B1E3A')
y=6
for r in st.rows:
    b=r['typ']!='LINE'; x=ws.cell(y,1,r['label']); x.font=Font(name=f,size=8,bold=b,italic=r['typ']=='HEADING' and r['lvl']>0); x.alignment=Alignment(indent=r['lvl'])
    if r['full']:
        for kk,v in enumerate(r['full']):
            z=ws.cell(y,2+kk,v); z.number_format='#,##0;(#,##0);"-"'; z.font=Font(name=f,size=8,bold=b)
            z.alignment=Alignment(horizontal='right')
            if r['items']: z.border=Border(top=Side(style='hair'))
            if kk==0: z.fill=PatternFill('solid',fgColor='F6EBEF')
    if r['typ']=='TOTAL':
        for kk in range(14): ws.cell(y,1+kk).fill=PatternFill('solid',fgColor='E5CCD5')
    y+=2 if r['items'] else 1
ws.page_setup.orientation='landscape'; ws.page_setup.paperSize=5; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr=openpyxl.worksheet.properties.PageSetupProperties(fitToPage=True)
ws.print_title_rows='4:5'; ws.oddFooter.left.text='Elm Fork T12'; ws.oddFooter.right.text='Page &P of &N'; ws.page_margins.left=ws.page_margins.right=.4
tmp=os.path.join(ROOT,'.tmp'); os.makedirs(tmp,exist_ok=True); x=os.path.join(tmp,F[:-4]+'.xlsx'); wb.save(x)
subprocess.run(['soffice','-env:UserInstallation=file://'+ROOT+'/.lo','--headless','--convert-to','pdf','--outdir',DOC,x],check=True,capture_output=True)
shutil.rmtree(tmp)
save(F,[st],'RETAIL','OPERATING_STATEMENT_T12','Excel printed to legal landscape PDF, total column first, two-line header',True)
