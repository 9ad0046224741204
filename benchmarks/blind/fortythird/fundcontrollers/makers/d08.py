from common import *
import xlsxwriter
F='Maple Crescent LP - Balance Sheet Dec 2024.xlsx'
cols=['2024','2023','Change']
st=St('Balance Sheet','Maple Crescent Apartments Limited Partnership',None,'2024-12-31',cols,lambda b,k:[b[0],b[1],(b[0] or 0)-(b[1] or 0)],sheet='BS'); L=st.line
st.head('Assets'); st.head('Current assets')
a=[L('Cash',[612884,548127]),L('Restricted cash - tenant last month rent deposits',[214630,207415]),L('Tenant and other receivables',[38419,52260]),L('HST recoverable',[11205,8974]),L('Prepaid expenses and deposits',[87640,81135])]
ca=st.total('Total current assets',a)
st.head('Property and equipment')
b=[L('Land',[6450000,6450000]),L('Buildings',[28316470,28316470]),L('Building improvements',[2984215,2417880]),L('Appliances and equipment',[641380,577925]),L('Less: accumulated amortization',[-9874336,-8991702])]
pe=st.total('Net property and equipment',b)
d=L('Deferred financing costs, net',[146220,183775])
ta=st.total('Total assets',[ca,pe,d],t='TOTAL',key='total_assets')
st.head("Liabilities and Partners' Equity"); st.head('Current liabilities')
c=[L('Accounts payable and accrued liabilities',[318775,402918]),L('Accrued mortgage interest',[54310,55870]),L('Tenant deposits',[214630,207415]),L('Prepaid rent',[41862,36490]),L('Due to general partner',[25000,0]),L('Current portion of mortgages payable',[612400,588130])]
cl=st.total('Total current liabilities',c)
m=L('Mortgages payable, net of current portion',[18264915,18877315])
tl=st.total('Total liabilities',[cl,m],t='TOTAL',key='total_liabilities')
st.head("Partners' equity")
A,T=st.rows[ta]['b'],st.rows[tl]['b']; q=[A[i]-T[i] for i in(0,1)]
gp=[int(q[0]*.0012),int(q[1]*.0012)]
con=[13500000,13500000]; dis=[-7260000,-6420000]
e=[L("General partner's capital",gp),L('Limited partner contributions',con),L('Cumulative distributions',dis),L('Cumulative net income',[q[i]-gp[i]-con[i]-dis[i] for i in(0,1)])]
te=st.total("Total partners' equity",e,key='total_equity',t='TOTAL')
st.total("Total liabilities and partners' equity",[tl,te],t='TOTAL')
wb=xlsxwriter.Workbook(DOC+F); ws=wb.add_worksheet('BS'); ws.hide_gridlines(2)
fm=lambda **k: wb.add_format({'font_name':'Garamond','font_size':11,**k})
ws.set_column('A:A',2); ws.set_column('B:B',50); ws.set_column('C:C',2); ws.set_column('D:D',15); ws.set_column('E:E',2); ws.set_column('F:F',15); ws.set_column('G:G',2); ws.set_column('H:H',14)
ws.merge_range('B2:H2','Maple Crescent Apartments Limited Partnership',fm(bold=1,font_size=14,align='center')); ws.merge_range('B3:H3','Balance Sheet',fm(bold=1,align='center')); ws.merge_range('B4:H4','As at December 31, 2024, with comparative figures for 2023',fm(align='center')); ws.merge_range('B5:H5','(Unaudited)',fm(italic=1,align='center'))
for cl_,h in (('D',2024),('F',2023)): ws.write(cl_+'7',h,fm(bold=1,align='right',bottom=1))
ws.write('H7','Change',fm(bold=1,align='right',bottom=1))
nf='#,##0_);(#,##0);"–"_)'; nd='"$"* #,##0_);"$"* (#,##0);"–"_)'
row=8; first=True
for r in st.rows:
    if r['t']=='HEADING':
        top=r['label'] in('Assets',"Liabilities and Partners' Equity"); row+=1
        ws.write(row,1,r['label'].upper() if 0 else r['label'],fm(bold=1,underline=1 if top else 0,italic=0 if top else 1)); row+=1; continue
    k={}
    if r['t']!='LINE': k=dict(bold=1,top=1)
    if r['label'] in('Total assets',"Total liabilities and partners' equity"): k['bottom']=6
    ws.write(row,1,r['label'],fm(bold=r['t']!='LINE',indent=1 if r['t']=='LINE' else 0))
    for cc,v in zip((3,5,7),r['v']): ws.write_number(row,cc,v,fm(num_format=nd if first or 'bottom' in k else nf,**k))
    first=False; row+=1+(r['t']!='LINE')
    r['v']=[v if v else None for v in r['v']]
ws.write(row+1,1,'Approved on behalf of the Partnership by its General Partner: ______________________',fm()); ws.set_paper(1); ws.fit_to_pages(1,1)
wb.close()
save(F,'MULTIFAMILY','BALANCE_SHEET','Canadian LP compiled balance sheet with comparative and change, spacer columns',False,[st])
