# CaseWare-like grouped trial balance (lead schedules), Cork housing body, xlsx
import random, xlsxwriter; from common import *
random.seed(8302); R=random
G=[("A","Housing properties",[("1010","Housing properties at cost - Blackpool",4812450,4812450),("1012","Housing properties at cost - Mayfield Rd",2268900,2106300),("1015","Components replaced",318422.5,262118.4),("1020","Acc. depreciation - structure",-921746.33,-851870.33),("1022","Acc. depreciation - components",-104318.75,-86402.1)]),
("B","Other fixed assets",[("1110","Office equipment",46218.9,41866.4),("1115","Office equipment - acc. depn",-31904.12,-26180.55),("1130","Maintenance van",24500,24500),("1135","Maintenance van - acc. depn",-14700,-9800)]),
("C","Debtors and prepayments",[("1310","Tenant rent arrears",38914.27,33602.81),("1312","Provision for doubtful arrears",-14250,-12600),("1320","Cork City Council - P&A grants due",61380,57204.5),("1325","HSE s.39 funding receivable",28116.66,0),("1330","Prepaid insurance",9874.4,9210.35),("1340","Sundry debtors",1215.2,2406.7)]),
("D","Cash and bank",[("1410","AIB current a/c",212406.88,383870.58),("1412","AIB sinking fund a/c",406120.55,361044.29),("1415","Credit union deposit",75000,75000),("1420","Petty cash - Mayfield",184.35,210)]),
("E","Creditors < 1 year",[("2010","Trade creditors",-41208.17,-36744.92),("2015","Rents received in advance",-12433.9,-10918.2),("2020","Tenant deposits",-18650,-17900),("2030","PAYE/PRSI",-9874.11,-9122.4),("2035","RCT",-2116.4,-1804),("2040","Accruals",-21460,-18925.5),("2045","HFA loan - due within 1 yr",-46800,-45200)]),
("F","Creditors > 1 year",[("2110","HFA loan - due after 1 yr",-1062400,-1109200),("2120","CALF loan",-738500,-738500),("2130","CAS grant - deferred income",-3216800,-3321400)]),
("G","Reserves",[("3010","Revenue reserve b/f",None,None),("3020","Sinking fund reserve",-406120.55,-361044.29),("3030","Designated - Mayfield lift",-60000,-60000)]),
("20","Rental & service income",[("4010","Rents - general needs",-402318.4,-386214.75),("4012","Rents - supported living",-118466.25,-109870.5),("4020","Service charges",-46210.8,-43988.16),("4030","Void loss",14386.72,11920.44),("4040","Garage and store rents",-3120,-3120)]),
("21","Grants and donations",[("4110","P&A agreements",-188460,-181302),("4120","HSE s.39 grant",-84350,-79800),("4130","CAS grant amortised",-104600,-104600),("4140","Donations - parish collection",-2316.5,-3044.2),("4150","Laundry takings",-1874.35,-1702.9)]),
("40","Property costs",[("5010","Response repairs",96418.33,84216.9),("5012","Cyclical maintenance",41250,38716.25),("5015","Void works",22316.48,17904.6),("5020","Insurance",31460.7,28114.05),("5025","Communal electricity & gas",38914.26,42177.31),("5030","Grounds and cleaning",18206.5,17311),("5035","Lift contract",3840,3720),("5040","Refuse",7412.18,6904.4)]),
("41","Staff costs",[("6010","Salaries - housing",168402.15,157816.4),("6012","Salaries - support workers",96218.6,91340.25),("6015","Employer PRSI",28914.33,27011.68),("6018","Pension (ER)",7918.4,7204.1),("6020","Training & garda vetting",2416,1988.5)]),
("42","Overheads",[("6110","Rent and rates - office",14200,14200),("6115","Telephone, broadband, IT",8316.42,7742.9),("6120","Audit and accountancy",9840,9225),("6125","Legal - tenancy matters",4618.75,6240),("6130","Travel",3122.64,2874.1),("6135","Bank charges",942.18,886.55),("6140","Bad debts",5316.9,3974.2),("6145","Depreciation - structure",69876,69876),("6146","Depreciation - components & other",28540.22,24118.3)]),
("43","Finance costs",[("7010","HFA loan interest",42618.9,44102.35),("7015","CALF interest accrued",14770,14770),("7020","Deposit interest",-1846.26,-1104.7)])]
# accounts: prelim = final - adj - reclass
fin={};py={};nm={}
for g,t,a in G:
    for c,n,f,p in a: fin[c]=f;py[c]=p;nm[c]=n
fin['3010']=-r2(sum(v for k,v in fin.items() if v is not None)); py['3010']=-r2(sum(v for k,v in py.items() if v is not None))
adj={'2040':-3150,'6120':1850,'5010':1300,'1312':-1650,'6140':1650,'1022':-2416.65,'6146':2416.65,'1325':28116.66,'4120':-28116.66}
rec={'1310':1386.4,'2015':-1386.4,'2045':-46800,'2110':46800,'5012':-4318,'1015':4318}
assert abs(sum(adj.values()))<.005 and abs(sum(rec.values()))<.005
plp=sum(py[c] for g,t,a in G if g.isdigit() for c,*_ in a); print('bf',fin['3010'],py['3010'],'plPY',plp,'gap',fin['3010']-py['3010']-plp-45076.26)
name='Clochan_AHB_TB_2024.xlsx'
wb=xlsxwriter.Workbook(doc(name)); ws0=wb.add_worksheet('Engagement'); ws=wb.add_worksheet('TB by lead'); wsj=wb.add_worksheet('AJE')
F=lambda **k: wb.add_format({'font_name':'Times New Roman','font_size':10,**k})
b=F(bold=True); n=F(); num=F(num_format='#,##0.00;(#,##0.00);0.00'); sub=F(num_format='#,##0.00;(#,##0.00);0.00',top=1,bold=True); gt=F(num_format='#,##0.00;(#,##0.00);0.00',top=1,bottom=6,bold=True); hd=F(bold=True,align='center',valign='bottom',text_wrap=True,bottom=2); gr=F(bold=True,italic=True); ctr=F(align='center',font_color='#C00000')
for i,(x,y) in enumerate([("Client","Clochán Cúirte Housing CLG"),("Engagement","CCH-2024 statutory audit"),("Period end","31 December 2024"),("Prepared by","DOC  11/03/2025"),("Reviewed by","MH  19/03/2025"),("Currency","EUR; credit balances in brackets")]): ws0.write(i,0,x,b); ws0.write(i,1,y,n)
ws0.set_column(0,0,16); ws0.set_column(1,1,42)
ws.write(0,0,"Clochán Cúirte Housing CLG",F(bold=True,font_size=12)); ws.write(1,0,"Year End: December 31, 2024",b); ws.write(2,0,"Trial balance - grouped by lead schedule",b)
ws.write(0,7,"TB-1",F(bold=True,align='right',font_color='#C00000')); 
H=["Account","Description","W/P","Prelim 31/12/24","Adj's","Reclass","Final Balance 31/12/24","Final 31/12/23","Amount Chg"]
K=["other:Prelim 31/12/24","other:Adj's","other:Reclass","ending","other:Final 31/12/23","other:Amount Chg"]
ws.set_row(4,30)
for i,h in enumerate(H): ws.write(4,i,h,hd)
r=5; rows=[];tots=[];G_=[0]*6;pl=[0]*6;subs=[]
for g,t,a in G:
    ws.write(r,0,f"{g}",gr); ws.write(r,1,t,gr); r+=1; r0=r; T=[0]*6
    for c,_,_,_ in a:
        f,p=r2(fin[c]),r2(py[c]); ad,re_=adj.get(c),rec.get(c); pre=r2(f-(ad or 0)-(re_ or 0)); v=[pre,ad,re_,f,p,r2(f-p)]
        ws.write_string(r,0,c,n); ws.write(r,1,nm[c],n); ws.write(r,2,f"{g}.{R.randint(1,6)}" if R.random()<.4 else "",ctr)
        row={"account":c,"name":nm[c]}
        for j,x in enumerate(v):
            if x is None: continue
            if j==5: ws.write_formula(r,8,f"=G{r+1}-H{r+1}",num,x)
            elif j==3: ws.write_formula(r,6,f"=D{r+1}+E{r+1}+F{r+1}",num,x)
            else: ws.write_number(r,3+j,x,num)
            row[K[j]]=x; T[j]=r2(T[j]+x)
        rows.append(row); r+=1
    for j in range(6): ws.write_formula(r,3+j,f"=SUM({'DEFGHI'[j]}{r0+1}:{'DEFGHI'[j]}{r})",sub,T[j]); G_[j]=r2(G_[j]+T[j]); 
    if g.isdigit(): pl=[r2(x+y) for x,y in zip(pl,T)]
    ws.write(r,1,f"Total {g} {t}",b); subs.append(r+1); tots.append({"label":f"Total {g} {t}",**{k:x for k,x in zip(K,T)}}); r+=2
ws.write(r,1,"Trial balance check",b)
for j in range(6): ws.write_formula(r,3+j,"="+"+".join('DEFGHI'[j]+str(s) for s in subs),gt,G_[j]+0.0)
tots.append({"label":"Trial balance check",**{k:x+0.0 for k,x in zip(K,G_)}}); print(G_)
r+=2; ws.write(r,1,"Net (surplus)/deficit",b); ps=[s for s,g in zip(subs,G) if g[0].isdigit()]
for j in range(6): ws.write_formula(r,3+j,"="+"+".join('DEFGHI'[j]+str(s) for s in ps),sub,pl[j])
tots.append({"label":"Net (surplus)/deficit",**{k:x for k,x in zip(K,pl)}})
r+=2; ws.write(r,0,"Printed 19/03/2025 10:12 AM",F(font_size=8,italic=True))
ws.set_column(0,0,9); ws.set_column(1,1,37); ws.set_column(2,2,6); ws.set_column(3,8,15); ws.freeze_panes(5,2); ws.set_landscape(); ws.fit_to_pages(1,0); ws.repeat_rows(4); ws.activate()
J=[("AJE 1","Accrue audit fee and December plumber","6120 / 5010 / 2040",3150),("AJE 2","Increase arrears provision","6140 / 1312",1650),("AJE 3","True up component depreciation","6146 / 1022",2416.65),("AJE 4","HSE Q4 instalment received Jan 2025","1325 / 4120",28116.66),("RJE 1","Credit balances in arrears","1310 / 2015",1386.4),("RJE 2","HFA loan current portion","2110 / 2045",46800),("RJE 3","Boiler replacements capitalised","1015 / 5012",4318)]
for i,x in enumerate([("No.","Narrative","Accounts","Amount")]+J):
    for j,y in enumerate(x): wsj.write(i,j,y,b if i==0 else (num if j==3 else n))
wsj.set_column(1,1,42); wsj.set_column(2,3,20)
wb.close()
save(name,'TB','CaseWare grouped TB by lead schedule, signed, prelim/adj/reclass/final/PY, 3 sheets',True,K,rows,tots)
