from common import *
import xlwt
F='Lakeshore_Power_Centre_Q3_2025.xls'
A,B='Three months ended September 30','Nine months ended September 30'
cols=[f'{g} {h}' for g in(A,B) for h in('2025','2024','Change')]
st=St('Quarterly Operating Results','Lakeshore Power Centre','2025-01-01','2025-09-30',cols,lambda b,k:[b[0],b[1],b[0]-b[1],b[2],b[3],b[2]-b[3]],sheet='Q3 Summary'); L=st.line
st.head('Rental revenue')
a=[L('Minimum rent',[3184,3097,9502,9236]),L('Percentage rent',[42,36,118,97]),L('Operating cost and tax recoveries',[1763,1695,5341,5120]),L('Specialty leasing',[88,74,241,203]),L('Lease termination fees',[0,0,210,0]),L('Straight-line rent',[-14,31,-27,86])]
ti=st.total('Total rental revenue',a,t='TOTAL',key='total_income')
st.head('Property operating costs')
b=[L('Realty taxes',[1088,1051,3262,3154],kind='exp'),L('Common area maintenance',[436,412,1389,1330],kind='exp'),L('Utilities',[97,91,302,288],kind='exp'),L('Insurance',[58,53,171,158],kind='exp'),L('Property management',[148,144,443,431],kind='exp'),L('Non-recoverable costs',[39,62,127,151],kind='exp'),L('Bad debt expense (recovery)',[-8,17,21,44],kind='exp')]
te=st.total('Total property operating costs',b,kind='exp',t='TOTAL',key='total_operating_expenses')
noi=st.total('Net operating income',[ti,te],signs=[1,-1],t='TOTAL',key='noi')
c=[L('Interest expense',[812,826,2447,2493],kind='exp'),L('General and administrative',[71,66,214,202],kind='exp'),L('Amortization',[640,631,1912,1889],kind='exp')]
st.total('Net income',[noi]+c,signs=[1,-1,-1,-1],t='TOTAL',key='net_income')
wb=xlwt.Workbook(); ws=wb.add_sheet('Q3 Summary'); E=xlwt.easyxf
ws.write(0,0,'Lakeshore Power Centre',E('font: bold on, height 280')); ws.write(1,0,'Quarterly Operating Results',E('font: bold on')); ws.write(2,0,'For the three and nine months ended September 30, 2025 and 2024'); ws.write(3,0,'(in thousands of Canadian dollars, unaudited)',E('font: italic on'))
hd=E('font: bold on; align: horiz center, wrap on; borders: bottom thin'); h2=E('font: bold on; align: horiz right; borders: bottom thin')
ws.write_merge(5,5,1,3,A,hd); ws.write_merge(5,5,5,7,B,hd)
for g in(1,5):
    for j,h in enumerate((2025,2024,'Change')): ws.write(6,g+j,h,h2)
nf='#,##0;(#,##0);"-"'; row=7
for i,r in enumerate(st.rows):
    if r['t']=='HEADING': row+=1; ws.write(row,0,r['label'],E('font: bold on')); row+=1; continue
    t=r['t']=='TOTAL'; s='font: bold on; borders: top thin' if t else ''
    ws.write(row,0,('' if t else '  ')+r['label'],E('font: bold on' if t else ''))
    last=r['label'] in('Net income',)
    for j,v in zip((1,2,3,5,6,7),r['v']): ws.write(row,j,v,E(s+(', bottom double' if last else ''),num_format_str=('$'+nf.replace(';(',';($') if r['label'] in('Minimum rent','Net income') else nf)))
    r['v']=[v if v else None for v in r['v']]
    row+=1
    if r['label'].startswith('Net operating'): row+=1
ws.col(0).width=256*36; ws.col(4).width=256*2
for j in(1,2,3,5,6,7): ws.col(j).width=256*11
ws.portrait=False; ws.fit_num_pages=1
wb.save(DOC+F)
save(F,'RETAIL','OPERATING_STATEMENT','Canadian quarterly summary in thousands, two period groups',False,[st])
