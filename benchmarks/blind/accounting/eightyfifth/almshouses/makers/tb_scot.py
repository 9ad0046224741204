# Scottish housing association ledger print, xlsx; signed balances with CR, scheme sub-codes, group totals
from common import *
import random, xlsxwriter
R=random.Random(8506)
SCH=[("010","Lochanside"),("020","Kirk Wynd"),("030","Glenbervie Terrace"),("040","Station Brae"),("050","Old Distillery"),("060","Harbour Row"),("070","Mercat Court (sheltered)"),("080","Birkhill"),("090","Carse View"),("100","St Fillan's (amenity)"),("110","Factored owners")]
U=dict(zip([s for s,_ in SCH],[74,41,58,26,33,19,32,66,48,14,88]))
G=[("A","Housing properties"),("B","Other fixed assets"),("C","Current assets"),("D","Creditors due within one year"),("E","Creditors due after one year"),("F","Capital and reserves"),("H","Income from lettings"),("J","Service and other income"),("M","Management and maintenance"),("P","Staff and overheads"),("S","Finance and taxation")]
A={}; O={}; D={}; C={}
def acc(g,code,name,o=0): A[code]=(g,name); O[code]=round(o,2); D[code]=C[code]=0.0
def j(d,c,a):
    a=round(a,2)
    if a>0: D[d]+=a; C[c]+=a
for s,n in SCH[:-1]: acc("A",f"1000/{s}",f"Cost - {n}",U[s]*R.uniform(61000,118000))
acc("A","1080/000","Properties under construction - Carse View Ph 2",418226.9); acc("A","1090/000","Components - kitchens",1264118.4); acc("A","1091/000","Components - bathrooms",803442.17); acc("A","1092/000","Components - heating",1511093.66); acc("A","1093/000","Components - windows & doors",977210.05)
acc("A","1095/000","Depreciation - structure",-5218840.31); acc("A","1096/000","Depreciation - components",-2190667.2)
for c,n,o in (("1200/000","Office premises, 14 High Street",318400),("1205/000","Office - depreciation",-95520),("1210/000","Computer equipment",64118.2),("1215/000","Computer equipment - depreciation",-51930.44),("1220/000","Vans",38250),("1225/000","Vans - depreciation",-22950)): acc("B",c,n,o)
for c,n,o in (("2000/000","Rent control account",61840.22),("2005/000","Rent prepaid control",-24117.35),("2010/000","Former tenant arrears",28450.9),("2015/000","Bad debt provision",-46200),("2020/000","Factoring debtors",17395.6),("2025/000","Housing Benefit control",9120.44),("2030/000","Rechargeable repairs",6218.75),("2040/000","HAG receivable",0),("2050/000","Prepayments",41733.08),("2060/000","Sundry debtors",5160),("2100/000","Bank - Clyde current",284116.93),("2110/000","Bank - Clyde 32 day notice",1250000),("2120/000","Bank - tenants' deposits",18604.2),("2190/000","Petty cash",250)): acc("C",c,n,o)
for c,n,o in (("3000/000","Purchase ledger control",-118220.67),("3010/000","Retentions - contractors",-20911.35),("3020/000","PAYE and NI",-16348.92),("3030/000","VAT (factoring)",-2214.3),("3040/000","Accruals",-88450),("3050/000","Deferred grant < 1 yr",-512600),("3060/000","Loans < 1 yr",-486000),("3070/000","SHAPS deficit < 1 yr",-31000)): acc("D",c,n,o)
for c,n,o in (("3500/000","Loan - Clyde Bank plc 2038",-4880000),("3510/000","Loan - Allander BS 2044",-2116500),("3550/000","Deferred HAG",-16204380.5),("3560/000","SHAPS pension liability",-204000)): acc("E",c,n,o)
acc("F","4000/000","Share capital (£1 members)",-214); acc("F","4010/000","Revenue reserve b/fwd",0); acc("F","4020/000","Restricted reserve - Harbour Row",-36000); O["4010/000"]=-round(sum(O.values()),2)
for s,n in SCH[:-1]: acc("H",f"5000/{s}",f"Rent - {n}")
for s,n in SCH[:-1]: acc("H",f"5050/{s}",f"Voids - {n}")
for s,n in SCH: acc("J",f"5200/{s}",f"Service charge - {n}" if s!="110" else "Factoring fees")
for c,n in (("5300/000","Garage and lock-up rents"),("5310/000","HAG released"),("5320/000","Adaptations grant (stage 3)"),("5330/000","Gain on disposal of fixed assets"),("5390/000","Sundry income")): acc("J",c,n)
for s,n in SCH[:-1]: acc("M",f"6000/{s}",f"Reactive repairs - {n}")
for s,n in SCH[:-1]: acc("M",f"6050/{s}",f"Cyclical - {n}")
for s,n in SCH: acc("M",f"6100/{s}",f"Close cleaning & grounds - {n}")
for c,n in (("6150/000","Gas safety contract"),("6160/000","Void works"),("6170/000","Medical adaptations"),("6180/000","Factoring costs"),("6190/000","Bad debts")): acc("M",c,n)
for c,n in (("7000/000","Salaries - housing management"),("7005/000","Salaries - maintenance"),("7010/000","Salaries - finance & corporate"),("7020/000","Employer's NI"),("7030/000","Pension - employer"),("7040/000","Staff training"),("7050/000","Travel & mileage"),("7060/000","Committee expenses"),("7100/000","Office heat and light"),("7110/000","Office rates and water"),("7120/000","IT support and licences"),("7130/000","Telephones"),("7140/000","Postage and stationery"),("7150/000","Insurance"),("7160/000","Legal fees"),("7170/000","External audit"),("7175/000","Internal audit"),("7180/000","SFHA & SHR fees"),("7190/000","Depreciation - housing"),("7195/000","Depreciation - other")): acc("P",c,n)
for c,n in (("8000/000","Loan interest - Clyde"),("8010/000","Loan interest - Allander"),("8020/000","Bank interest received"),("8030/000","Bank charges"),("8040/000","Pension finance cost"),("8050/000","Corporation tax")): acc("S",c,n)
RC,BK,PL="2000/000","2100/000","3000/000"; rent=0
for s,n in SCH[:-1]:
    r=U[s]*52*R.uniform(92,108); rent+=r; j(RC,f"5000/{s}",r); j(f"5050/{s}",RC,r*R.uniform(.002,.016))
    j(RC,f"5200/{s}",U[s]*52*R.uniform(1.2,9)); j(f"6000/{s}",PL,U[s]*R.uniform(480,720)); j(f"6100/{s}",PL,U[s]*R.uniform(90,160))
    if R.random()<.6: j(f"6050/{s}",PL,U[s]*R.uniform(150,520))
j("2020/000","5200/110",88*R.uniform(150,170)); j("6100/110",PL,88*61.3); j("6180/000",PL,4120.55); j("2020/000","3030/000",2690.4)
j(BK,RC,rent*1.026); j(BK,"2020/000",14100.25); j(BK,"2025/000",7030.2); j("2025/000",RC,9855.1); j("2010/000",RC,21450.6); j("6190/000","2015/000",18200); j("2015/000","2010/000",14207.3)
for c,a in (("6150/000",48116.2),("6160/000",71340.85),("6170/000",33080),("1090/000",182400),("1091/000",96110.5),("1092/000",141266),("1080/000",286450.75),("7120/000",46218.9),("7130/000",9117.34),("7140/000",11480.6),("7040/000",8210),("7100/000",7960.11),("7160/000",10422),("7180/000",13960.5),("7170/000",14400),("7175/000",6900),("1210/000",7845.6)): j(c,PL,a)
j("7150/000","2050/000",98430); j("2050/000",BK,104220.16); j("7110/000",BK,12088.4); j("7060/000",BK,2104.77); j("7050/000",BK,9633.2)
for c,a in (("7000/000",318440.2),("7005/000",186220.9),("7010/000",241905.3)): j(c,BK,a*.68); j(c,"3020/000",a*.32)
j("7020/000","3020/000",71266.4); j("7030/000",BK,58104.3); j("3020/000",BK,306211.75)
j(BK,"2040/000",452000); j("2040/000","3550/000",452000); j(BK,"2110/000",500000); j("3550/000","5310/000",514880); j("2040/000","5320/000",33080); j(BK,"5300/000",18206.4); j(BK,"5390/000",3411.1); j(BK,"5330/000",6500)
j("7190/000","1095/000",388420); j("7190/000","1096/000",241660.3); j("7195/000","1205/000",6368); j("7195/000","1215/000",8904.2); j("7195/000","1225/000",7650); j("1225/000","1220/000",12750); j("1096/000","1090/000",64200)
j("8000/000",BK,243118.66); j("8010/000",BK,101330.4); j("3060/000",BK,486000); j("3500/000","3060/000",352000); j("3510/000","3060/000",134000); j("2110/000","8020/000",41225.3); j("8030/000",BK,1416.2); j("8040/000","3560/000",9000); j("3070/000",BK,31000); j("3560/000","3070/000",32000)
j(PL,BK,C[PL]*.98); j("3010/000",BK,11200); j("1080/000","3010/000",8593.5); j("3040/000","7160/000",2200); j("7120/000","3040/000",5100); j("3030/000",BK,2516.8); j(BK,"4000/000",6); j("4000/000","5390/000",3); j("2060/000","5390/000",940)
if round(O[BK]+D[BK]-C[BK],2)<100000: print("bank low",O[BK]+D[BK]-C[BK])
n="TrialBalance_P12_Lochanside.xlsx"
wb=xlsxwriter.Workbook(doc(n)); ws=wb.add_worksheet("GL_TB_P12")
F=lambda **k: wb.add_format({"font_name":"Arial","font_size":9,**k}); nf='#,##0.00;#,##0.00" CR";0.00'
ws.write(0,0,"LOCHANSIDE AND GLENBERVIE HOUSING ASSOCIATION LIMITED",F(bold=1)); ws.write(1,0,"General ledger trial balance  -  Year 2024/25  Period 12 (pre-audit)",F()); ws.write(2,0,"Run: 23-APR-2025 08:41   User: MMACR   Nil accounts suppressed",F(font_color="#555555"))
hf=F(bold=1,bottom=1,align="right",text_wrap=1); hl=F(bold=1,bottom=1)
for c,z in enumerate(["Account","Grp","Description","Opening Balance","Debits to Date","Credits to Date","Closing Balance"]): ws.write(4,c,z,hl if c<3 else hf)
K=["beginning","debit","credit","ending"]; r=5; rows=[]; tots=[]; T=[0]*4
m=F(num_format=nf); mb=F(num_format=nf,bold=1,top=4); tb=F(bold=1,top=4); tx=F(); mono=F(font_name="Courier New")
for g,gn in G:
    S=[0]*4; first=r
    for code,(gg,nm) in A.items():
        if gg!=g: continue
        o,d,c=O[code],round(D[code],2),round(C[code],2)
        if not(o or d or c): continue
        v=[o,d,c,round(o+d-c,2)]; S=[round(a+b,2) for a,b in zip(S,v)]
        ws.write(r,0,code,mono); ws.write(r,1,g,tx); ws.write(r,2,nm,tx)
        for i,z in enumerate(v):
            if i in(0,3): ws.write(r,3+i,z,m)
            elif z: ws.write(r,3+i,z,m)
        rows.append(clean({"account":code,"name":nm,"beginning":v[0],"debit":v[1] or None,"credit":v[2] or None,"ending":v[3]})); r+=1
    lab=f"Group {g} - {gn}"; ws.write_blank(r,0,None,tb); ws.write_blank(r,1,None,tb); ws.write(r,2,lab,tb)
    for i,z in enumerate(S): ws.write_formula(r,3+i,f"=SUM({'DEFG'[i]}{first+1}:{'DEFG'[i]}{r})",mb,z)
    tots.append({"label":lab,**dict(zip(K,S))}); T=[round(a+b,2) for a,b in zip(T,S)]; r+=2
ws.write(r,2,"Ledger control total",F(bold=1,top=1,bottom=6))
for i,z in enumerate(T): ws.write(r,3+i,z,F(num_format=nf,bold=1,top=1,bottom=6))
tots.append({"label":"Ledger control total",**dict(zip(K,T))}); assert T[0]==0 and T[3]==0 and T[1]==T[2],T
ws.set_column(0,0,11); ws.set_column(1,1,5); ws.set_column(2,2,46); ws.set_column(3,6,18); ws.freeze_panes(5,0); ws.repeat_rows(4); ws.set_paper(9); ws.fit_to_pages(1,0); wb.close()
print(round(O[BK]+D[BK]-C[BK],2),[round(O[k]+D[k]-C[k],2) for k in (RC,PL,"3020/000","2010/000","2050/000")])
save(n,"TB",K,rows,tots,"Scottish housing association ledger TB, 130+ lines, scheme sub-codes, CR number format, group totals",hard=True)
