# military family housing LLC: opening, movement by fund, closing, budget and variance; name then code; xlsxwriter
from common import *
import xlsxwriter
R=random.Random(1802); FN='fort_harlan_family_housing_tb.xlsx'
S=[("ASSETS",[("Lockbox account","10-1010",41288112),("Operating account","10-1020",91140255),("BAH receivable - DFAS","10-1210",22841900),("Receivable - civilian tenants","10-1220",1419055),("Replacement reserve account","10-1310",311290044),("Reinvestment (recap) account","10-1320",884120977),("Debt service reserve","10-1330",402500000),("Buildings, conveyed and new","10-1510",9911240000),("Accumulated depreciation","10-1590",-2100412300)]),
("LIABILITIES",[("Trade payables","20-2010",-31188240),("Utilities payable to Garrison","20-2020",-8811420),("Bond payable, Series 2006A","20-2510",-6400000000),("Accrued bond interest","20-2520",-31200000),("Due to / from other funds","20-2900",0)]),
("MEMBERS' EQUITY",[("Managing member","30-3010",None),("Army - preferred interest","30-3020",-110000000)]),
("REVENUE",[("Rent - BAH with dependents","40-4010",0),("Rent - BAH without dependents","40-4020",0),("Rent - retirees and DoD civilians","40-4030",0),("Rent loss - vacancy","40-4110",0),("Renters' damages recovered","40-4210",0),("Interest on reserves","40-4310",0)]),
("EXPENSES",[("Payroll, on-site","50-5010",0),("Change-of-occupancy maintenance","50-5110",0),("Grounds","50-5120",0),("Utilities, net of RCP","50-5210",0),("Asset management fee","50-5310",0),("Insurance","50-5320",0),("Bond interest","60-6010",0),("Depreciation","60-6110",0)])]
op={a:v for _,l in S for _,a,v in l}; op["30-3010"]=-sum(v for v in op.values() if v is not None)
J={0:[("10-1210","40-4010",610000,640000,12),("10-1210","40-4020",81000,99000,12),("10-1220","40-4030",21000,29000,12),("40-4110","10-1210",22000,41000,12),("10-1010","10-1210",640000,690000,12),("10-1010","10-1220",20000,28500,12),("10-1020","10-1010",420000,470000,12),("10-1220","40-4210",1500,5200,12),
 ("50-5010","10-1020",98000,112000,12),("50-5110","20-2010",41000,72000,12),("50-5120","20-2010",14000,26000,12),("50-5210","20-2020",52000,83000,12),("20-2020","10-1020",50000,80000,12),("20-2010","10-1020",61000,95000,12),("50-5310","10-1020",22500,22500,12),("50-5320","10-1020",301000,318000,1),("60-6110","10-1590",3411290,3411290,1),("20-2900","10-1010",205000,215000,12)],
1:[("10-1310","20-2900",38000,38000,12),("10-1320","20-2900",52000,61000,12),("10-1310","40-4310",1900,3100,4),("10-1320","40-4310",6600,8100,4),("10-1510","10-1320",188000,420000,3),("50-5110","10-1310",31000,77000,3)],
2:[("10-1330","20-2900",106000,112000,12),("60-6010","20-2520",312000,312000,4),("20-2520","10-1330",312000,312000,4),("20-2510","10-1330",75000,75000,2),("10-1330","40-4310",2100,2600,4)]}
mv=[]
for i in (0,1,2):
    d,k=journals(R,op,J[i]); mv.append({a:d[a]-k[a] for a in op})
# interfund must net to nil over the three funds: settle the rest through lockbox of fund 0
gap=sum(m["20-2900"] for m in mv); mv[0]["20-2900"]-=gap; mv[0]["10-1010"]+=gap
G="MOVEMENT FOR THE YEAR BY FUND"
M=["beginning","other:%s Operating Fund"%G,"other:%s Reserve & Recap Funds"%G,"other:%s Debt Service Fund"%G,"ending","other:FY25 Adopted Budget","other:Over / (Under) Budget"]
wb=xlsxwriter.Workbook(doc(FN)); ws=wb.add_worksheet('TB 9-30-25')
F=lambda **k: wb.add_format(dict(font_name='Garamond',font_size=10,**k))
nf='#,##0.00_);(#,##0.00);"-"??_)'
ws.set_column(0,0,2);ws.set_column(1,1,36);ws.set_column(2,2,10);ws.set_column(3,9,17)
ws.write(0,1,'Fort Harlan Family Housing LLC',F(bold=1)); ws.write(1,1,'Working trial balance - fiscal year 10/1/2024 to 9/30/2025'); ws.write(2,1,'Debits positive, (credits) in parentheses. Funds per Lockbox Agreement s. 5.02',F(italic=1))
h=F(bold=1,text_wrap=1,align='center',valign='vcenter',bottom=1,bg_color='#D9E1F2')
ws.merge_range(4,1,5,1,'Account title',h);ws.merge_range(4,2,5,2,'GL no.',h);ws.merge_range(4,3,5,3,'Balance 10/1/2024',h);ws.merge_range(4,4,4,6,G,h)
for i,x in enumerate(['Operating Fund','Reserve & Recap Funds','Debt Service Fund']): ws.write(5,4+i,x,h)
for i,x in enumerate(['Balance 9/30/2025','FY25 Adopted Budget','Over / (Under) Budget']): ws.merge_range(4,7+i,5,7+i,x,h)
ws.set_row(5,28); r=6; rows=[];tot=[]; n=F(num_format=nf); nb=F(num_format=nf,bold=1,top=1)
g=[0]*7
def line(r,label,code,v,fm,o):
    ws.write(r,1,label,F(bold=1) if fm is nb else F(indent=1)); 
    if code: ws.write_string(r,2,code,F())
    for i,x in enumerate(v):
        if x is None: continue
        ws.write_number(r,3+i,c(x),fm)
        if x or fm is nb: o[M[i]]=c(x)   # a nil prints as a dash in this number format
    return o
def zero_dash(o): return {k:v for k,v in o.items() if v!=0}
for sec,l in S:
    ws.write(r,1,sec,F(bold=1,underline=1)); r+=1; t=[0]*7
    pl=sec in('REVENUE','EXPENSES')
    for nm,a,_ in l:
        m=[x[a] for x in mv]; e=op[a]+sum(m); b=v_=None
        if pl:
            b=round(e*R.uniform(.93,1.07)/100000)*100000; v_=e-b
        v=[op[a],*m,e,b,v_]; t=[x+(y or 0) for x,y in zip(t,v)]
        rows.append(zero_dash(line(r,nm,a,v,n,{"account":a,"name":nm}))); r+=1
    if not pl: t[5]=t[6]=None
    tot.append(zero_dash(line(r,'Total '+sec.title().replace("'S","'s"),None,t,nb,{"label":'Total '+sec.title().replace("'S","'s")}))); r+=2
    g=[x+(y or 0) for x,y in zip(g,t)]
assert not any(g[:5])
o=line(r,'Net of all accounts',None,g[:5],F(num_format='#,##0.00_);(#,##0.00)',bold=1,top=1,bottom=6),{"label":'Net of all accounts'})
for i in range(5): o[M[i]]=0.0
tot.append(o); r+=2
ws.write(r,1,'Note 1: budget adopted at the Major Decisions meeting of 14 Aug 2024; balance sheet accounts are not budgeted.',F(italic=1))
ws.write(r+1,1,'Note 2: an expense over budget and revenue short of budget both show without parentheses.',F(italic=1))
ws.freeze_panes(6,3); ws.set_landscape(); ws.fit_to_pages(1,0)
w2=wb.add_worksheet('Reserve recap'); 
for i,(x,a) in enumerate([('Replacement reserve account','10-1310'),('Reinvestment (recap) account','10-1320'),('Debt service reserve','10-1330')]):
    w2.write(i+1,0,x); w2.write_number(i+1,1,c(op[a]+sum(m[a] for m in mv)),n)
w2.write(0,0,'Reserve held by trustee'); w2.write(0,1,'9/30/2025'); w2.set_column(0,1,30)
wb.close(); save(FN,"TB",None,M,rows,tot)
