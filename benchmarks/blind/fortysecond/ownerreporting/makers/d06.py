# office balance sheet in account form: assets left, liabilities and capital right
from common import *
import openpyxl
from openpyxl.styles import *
F='tower_bs_2024.xlsx'
st=St('Statement of Assets, Liabilities and Capital','Kestrel Tower Associates','2024-12-31' and None,'2024-12-31',['2024','2023'],scale=1,sheet='BS',zero_null=True)
TXT='''
I
H||ASSETS
H||Real estate, at cost
L||Land|4200000,4200000
L||Building and improvements|27318450,26904112
L||Tenant improvements|5120330,4388905
L||Furniture and equipment|318204,305118
L||Less: accumulated depreciation|-9844617,-8897340
T||Net real estate
L||Cash - operating|718422,604331
L||Restricted cash and escrows|1164208,1081940
L||Rents receivable, net|91377,142806
L||Deferred rent receivable|1406118,1322475
L||Deferred leasing costs, net|884261,917043
L||Prepaid expenses|126540,119872
L||Other assets|31050,31050
TT||TOTAL ASSETS|total_assets|ta
H||LIABILITIES AND CAPITAL
H||Liabilities
L||Mortgage payable|18220415,18655230
L||Line of credit|750000,0
L||Accounts payable and accruals|402118,377906
L||Accrued interest|71306,73010
L||Accrued property taxes|0,214500
L||Prepaid rent|208811,187420
L||Tenant security deposits|331946,325102
TT||Total liabilities|total_liabilities|tl
H||Capital
L||Capital, beginning of year|11287000,PB
L||Contributions|600000,0
L||Net income for the year|NI,641808
L||Distributions to partners|-900000,-850000
TT||Total capital|total_equity|te
TT||TOTAL LIABILITIES AND CAPITAL
'''
def build(pb,ni,cb):
    st.rows=[];st.keys={};st.ids={}
    def gen(s,f,l): return [int(x) for x in s.replace('11287000',str(cb)).replace('PB',str(pb)).replace('NI',str(ni)).split(',')]
    st.dsl(TXT,gen)
B=lambda k:st.rows[st.keys[k]]['base']
build(0,0,0); ta,tl=B('total_assets'),B('total_liabilities')
cap23=ta[1]-tl[1]; pb=cap23-641808+850000; ni=ta[0]-tl[0]-cap23-600000+900000
build(pb,ni,cap23); assert st.rows[-1]['base']==ta; print(pb,ni,cap23)
wb=openpyxl.Workbook(); ws=wb.active; ws.title='BS'
f='Garamond'; ws['B1']='KESTREL TOWER ASSOCIATES'; ws['B1'].font=Font(name=f,size=15,bold=True)
ws['B2']='Statement of Assets, Liabilities and Capital'; ws['B2'].font=Font(name=f,size=12); ws['B3']='December 31, 2024 and 2023'; ws['B3'].font=Font(name=f,size=11,italic=True)
for a in('B1','B2','B3'): ws[a].alignment=Alignment(horizontal='center'); ws.merge_cells(f'B{a[1]}:H{a[1]}')
for c,w in zip('ABCDEFGH',(2,36,14,14,4,36,14,14)): ws.column_dimensions[c].width=w
thin=Side(style='thin'); dbl=Side(style='double')
for c,t in((3,2024),(4,2023),(7,2024),(8,2023)):
    x=ws.cell(5,c,t); x.font=Font(name=f,bold=True); x.alignment=Alignment(horizontal='right'); x.border=Border(bottom=thin)
cut=st.keys['total_assets']
def put(rows,c0,end):
    y=6
    for r in rows:
        last=r is rows[-1]
        if last: y=end
        if r['label']=='Capital': y+=1
        x=ws.cell(y,c0,r['label']); x.font=Font(name=f,bold=r['typ']!='LINE'); x.alignment=Alignment(indent=max(0,r['lvl']-0))
        if r['full']:
            for k,v in enumerate(r['full']):
                n=ws.cell(y,c0+1+k,v); n.number_format='_($* #,##0_);_($* (#,##0);_($* "-"_);_(@_)' if last or y==8 else '_(* #,##0_);_(* (#,##0);_(* "-"_);_(@_)'
                n.font=Font(name=f,bold=bool(r['items']))
                if r['items']: n.border=Border(top=thin,bottom=dbl if last else None)
        y+=1
        if r['typ']=='SUBTOTAL': y+=1
    return y
import copy
n=max(cut+3,len(st.rows)-cut+2)+6
put(st.rows[:cut+1],2,n); put(st.rows[cut+1:],6,n)
ws.cell(n+2,2,'See accompanying letter. Prepared without audit from the books of the managing agent.').font=Font(name=f,italic=True,size=9)
ws.sheet_view.showGridLines=False; ws.page_setup.orientation='landscape'; ws.page_setup.fitToWidth=1; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr=openpyxl.worksheet.properties.PageSetupProperties(fitToPage=True)
wb.save(os.path.join(DOC,F))
save(F,[st],'OFFICE','BALANCE_SHEET','account form: assets left, liabilities and capital right, two years',True)
