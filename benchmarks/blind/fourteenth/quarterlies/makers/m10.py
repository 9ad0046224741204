from lib import *
from openpyxl import Workbook
from openpyxl.styles import Font,Alignment,Border,Side,PatternFill
name='s4_10_consolidating_balance_sheet.xlsx'
ent=['Brindle Oaks Apartments LLC','Foundry Twelve Office LLC','Tamarack Plaza LLC','Holding LP','Eliminations','Consolidated']
st=St('Consolidating Balance Sheet','Copperline Real Estate Partners II LP',None,'2025-09-30',ent,sheet='Consol BS',derive=lambda b,k:b+[sum(b)],nd=0); st.dash=True
st.H('ASSETS')
L=st.L
re=[L('Land',[4120000,6300000,3875000,0,0],'1100'),L('Buildings',[31806450,38214900,17402115,0,0],'1110'),L('Improvements',[2914380,4418765,1120640,0,0],'1120'),L('Less: accumulated depreciation',[-6210433,-5874120,-3618207,0,0],'1190')]
tr=st.T('Real estate, net',re)
inv=L('Investment in subsidiaries',[0,0,0,39895028,-39895028],'1300')
ca=[L('Cash',[612440,804115,296380,1188725,0],'1010'),L('Restricted cash',[418206,1240550,187915,0,0],'1020'),L('Accounts receivable',[21884,163407,98215,0,0],'1210'),L('Due from affiliates',[0,0,0,214800,-214800],'1250'),L('Deferred rent',[0,918244,206115,0,0],'1260'),L('Prepaids and other',[104370,88612,41260,12500,0],'1400')]
ta=st.T('TOTAL ASSETS',[tr,inv]+ca,rt='TOTAL',key='total_assets')
st.H('LIABILITIES')
li=[L('Mortgage notes payable',[21480312,24915600,11238405,0,0],'2100'),L('Line of credit',[0,0,0,4250000,0],'2150'),L('Accounts payable',[188340,241905,72618,36410,0],'2010'),L('Accrued expenses',[296115,388240,130472,21875,0],'2020'),L('Due to affiliates',[64200,96400,54200,0,-214800],'2250'),L('Security deposits',[214850,306118,88400,0,0],'2300')]
tl=st.T('TOTAL LIABILITIES',li,key='total_liabilities')
A=st.rows[ta]['base']; B=st.rows[tl]['base']; E=[a-b for a,b in zip(A,B)]
print('equity',E)
st.H('EQUITY')
ni=[418220,512905,206340,986412,-1137465]
dist=[-600000,-450000,-300000,-1250000,1350000]
cap=[E[i]-ni[i]-dist[i] for i in range(5)]
# the investment equals the subsidiaries' equity
assert True
e=[L('Capital, beginning of year',cap,'3000'),L('Distributions',dist,'3200'),L('Net income, year to date',ni,'3900')]
te=st.T('TOTAL EQUITY',e,key='total_equity')
st.T('TOTAL LIABILITIES AND EQUITY',[tl,te],rt='TOTAL')
print('sub eq',sum(E[:3]),'elim',E[4])
wb=Workbook(); w=wb.active; w.title='Consol BS'
w.merge_cells('A1:H1'); w['A1']='Copperline Real Estate Partners II LP'; w.merge_cells('A2:H2'); w['A2']='Consolidating Balance Sheet'; w.merge_cells('A3:H3'); w['A3']='9/30/2025'
for a in('A1','A2','A3'): w[a].alignment=Alignment(horizontal='center'); w[a].font=Font(name='Cambria',bold=True,size=12)
w.merge_cells('C5:E5'); w['C5']='Property subsidiaries'; w['C5'].alignment=Alignment(horizontal='center'); w['C5'].border=Border(bottom=Side(style='thin'))
for j,h in enumerate(['Account','']+ent):
    x=w.cell(6,1+j,h or None); x.alignment=Alignment(wrap_text=True,horizontal='center',vertical='bottom'); x.font=Font(name='Cambria',bold=True); x.border=Border(bottom=Side(style='medium'))
w.row_dimensions[6].height=48
r=7
for row in st.rows:
    if row['rt']=='HEADING': r+=1
    b=row['rt']!='LINE'; w.cell(r,1,row['code']); w.cell(r,2,row['label'])
    w.cell(r,2).font=Font(name='Cambria',bold=b)
    if row['rt']!='HEADING':
        for j,v in enumerate(row['vals']):
            x=w.cell(r,3+j,v); x.number_format='#,##0;(#,##0);"\u2013"'; x.alignment=Alignment(horizontal='right'); x.font=Font(name='Cambria',bold=b)
            if j==5: x.fill=PatternFill('solid',fgColor='E2EFDA')
            if row['items']: x.border=Border(top=Side(style='thin'),bottom=Side(style='double') if row['rt']=='TOTAL' else None)
    r+=1
w.column_dimensions['A'].width=9; w.column_dimensions['B'].width=31
for c in 'CDEFGH': w.column_dimensions[c].width=16
w.page_setup.orientation='landscape'; w.sheet_properties.pageSetUpPr.fitToPage=True
wb.save(doc(name)); save(name,[st],'MIXED_USE','BALANCE_SHEET','Consolidating balance sheet, entities and eliminations as columns, grouped header')
