# consolidation workbook, formulas with cached values, eliminations & adjustments, grouped headers
from h import *
import xlsxwriter
R=random.Random(6712)
N="Cascade_Fund_II_Consolidation_2025-12.xlsx"
E=["Cascade Fund II LP","CF2 REIT Sub Inc","1200 Alder JV LLC","Quarry Park Owner LLC"]
# account, name, (fund, reit, alder, quarry), elim dr, elim cr, adj dr, adj cr, prior-year   whole dollars
D=[
("11100","Cash & equivalents",(1284310,96450,842117,511906),0,0,0,0,2318840),
("11200","Restricted cash",(0,0,418220,266300),0,0,0,0,655019),
("12100","Tenant receivables, net",(0,0,163942,71885),0,0,0,18400,211306),
("12300","Deferred rent receivable",(0,0,1106513,388270),0,0,41250,0,1322908),
("12900","Due from affiliates",(640000,185000,0,22750),0,847750,0,0,0),
("13100","Prepaid expenses & other",(44120,8300,97446,61018),0,0,0,12975,188402),
("15100","Land",(0,0,9850000,4120000),0,0,0,0,13970000),
("15200","Buildings & improvements",(0,0,48227915,21863040),0,0,126400,0,69344120),
("15300","Tenant improvements",(0,0,4018336,1290774),0,0,0,126400,4877015),
("15900","Accumulated depreciation",(0,0,-11846020,-4418266),0,0,0,9110,-13902455),
("16100","Deferred leasing costs, net",(0,0,1327740,402118),0,0,0,0,1812230),
("17100","Investment in CF2 REIT Sub",(31466200,0,0,0),0,31466200,0,0,0),
("17200","Investment in 1200 Alder JV",(0,19860400,0,0),0,19860400,0,0,0),
("17300","Investment in Quarry Park",(0,11245050,0,0),0,11245050,0,0,0),
("21100","Accounts payable",(-38214,-4100,-402883,-219466),0,0,0,0,-577390),
("21200","Accrued expenses",(-112500,-21000,-688104,-301477),0,0,0,37200,-1014822),
("21500","Accrued interest",(0,0,-139420,-58210),0,0,0,0,-201116),
("21900","Due to affiliates",(0,-22750,-540000,-285000),847750,0,0,0,0),
("22100","Security deposits & prepaid rent",(0,0,-377915,-148220),0,0,0,0,-498077),
("25100","Mortgage notes payable",(0,0,-30500000,-11975000),0,0,0,0,-43115000),
("25900","Deferred financing costs",(0,0,311046,142770),0,0,0,0,561208),
("31000","Partners' capital / members' equity",None,0,0,0,0,0),
("32000","Noncontrolling interest",(0,0,0,0),0,0,0,0,-2207100),
("33000","Distributions",(2150000,1960000,1480000,610000),0,3870000,0,0,1875000),
("41000","Rental revenue",(0,0,-7915342,-2841116),0,0,0,41250,-10288475),
("42000","Expense recoveries",(0,0,-2240817,-790334),0,0,0,0,-2866410),
("43000","Other property income",(0,0,-188403,-96215),0,0,0,0,-261904),
("44000","Equity in earnings of subsidiaries",(-1116300,-1241200,0,0),2357500,0,0,0,0),
("45000","Asset management fee income",(-420000,0,0,0),420000,0,0,0,0),
("51000","Property operating expenses",(0,0,2466918,918440),0,0,37200,0,3199702),
("52000","Real estate taxes",(0,0,1388214,466105),0,0,0,0,1796330),
("53000","Insurance",(0,0,241770,118936),0,0,12975,0,318816),
("54000","Property management fees",(0,0,307221,112700),0,0,0,0,401558),
("55000","Asset management fee expense",(0,0,300000,120000),0,420000,0,0,0),
("56000","Bad debt expense",(0,0,22140,9310),0,0,18400,0,46118),
("61000","General & administrative",(388416,61200,18330,12105),0,0,0,0,455207),
("62000","Interest expense",(0,0,1677010,698400),0,0,0,0,2406338),
("63000","Depreciation & amortization",(0,0,2118640,874215),0,0,9110,0,2911540)]
# balance: capital plugs per entity; eliminations: capital Dr, NCI Cr
i31=[i for i,d in enumerate(D) if d[0]=="31000"][0]
D=[list(d) for d in D]
caps=tuple(-sum(d[2][e] for d in D if d[2]) for e in range(4)); D[i31][2]=caps
i32=i31+1; D[i32][4]=2316044
D[i31][3]=sum(d[4] for d in D)-sum(d[3] for d in D)
D[i31][7]=-sum(d[7] for d in D)
assert sum(d[5] for d in D)==sum(d[6] for d in D) and sum(d[3] for d in D)==sum(d[4] for d in D)
print(caps,D[i31][3])
wb=xlsxwriter.Workbook(doc(N)); 
cv=wb.add_worksheet("Index"); ws=wb.add_worksheet("Consol TB"); aj=wb.add_worksheet("AJE-EJE log")
nl=wb.add_format({'font_name':'Arial','font_size':9,'align':'left'}); b=wb.add_format({'bold':1,'font_name':'Arial','font_size':12}); n=wb.add_format({'font_name':'Arial','font_size':9}); it=wb.add_format({'font_name':'Arial','font_size':9,'italic':1})
nf='_(#,##0_);_((#,##0);_("-"_);_(@_)'
m=wb.add_format({'font_name':'Arial','font_size':9,'num_format':nf}); mb=wb.add_format({'font_name':'Arial','font_size':9,'num_format':nf,'bold':1,'bg_color':'#EAF1DD'})
t=wb.add_format({'font_name':'Arial','font_size':9,'num_format':nf,'bold':1,'top':1,'bottom':6}); tl=wb.add_format({'font_name':'Arial','font_size':9,'bold':1})
g=wb.add_format({'font_name':'Arial','font_size':9,'bold':1,'align':'center','bg_color':'#244062','font_color':'white','border':1}); hd=wb.add_format({'font_name':'Arial','font_size':9,'bold':1,'align':'center','valign':'bottom','text_wrap':1,'bottom':1})
cv.write(1,1,"Cascade Fund II LP and Subsidiaries",b)
for i,(a,x) in enumerate([("Consol TB","Consolidating trial balance, 12/31/2025"),("AJE-EJE log","Adjusting and eliminating entries")]): cv.write(3+i,1,a,n); cv.write(3+i,2,x,n)
cv.write(7,1,"Prepared: Fund Accounting 02/06/2026   Reviewed: Internal Audit 02/11/2026",it); cv.set_column(1,1,16)
ws.write(0,0,"Cascade Fund II LP and Subsidiaries",b); ws.write(1,0,"Consolidating Trial Balance",b); ws.write(2,0,"As of December 31, 2025   |   US dollars   |   Dr / (Cr)",it)
ws.merge_range(4,2,4,5,"Unadjusted",g); ws.write(4,6,"Combined",g); ws.merge_range(4,8,4,9,"Eliminations",g); ws.merge_range(4,10,4,11,"Adjustments",g); ws.merge_range(4,13,4,14,"Consolidated",g)
for c,x in zip([0,1,2,3,4,5,6,8,9,10,11,13,14],["GL Acct","Account Description"]+E+["Total","Debit","Credit","Debit","Credit","Ending Balance","Prior Year"]): ws.write(5,c,x,hd)
K=["other:Unadjusted "+e for e in E]+["other:Combined Total","other:Eliminations Debit","other:Eliminations Credit","other:Adjustments Debit","other:Adjustments Credit","ending","other:Consolidated Prior Year"]
# prior year plug
D[i31][7]=-(sum(d[7] for d in D)-D[i31][7])
rows=[];T=[0]*11; r=6
sec={"11100":"ASSETS","21100":"LIABILITIES","31000":"EQUITY","41000":"REVENUE","51000":"EXPENSES"}
f0=r
for d in D:
    if d[0] in sec: ws.write(r,0,sec[d[0]],tl); r+=1
    a,nm,e,ed,ec,ad,ac,py=d[0],d[1],d[2],d[3],d[4],d[5],d[6],d[7]
    ws.write_number(r,0,int(a),nl); ws.write(r,1,nm,n)
    row={"account":a,"name":nm}; comb=sum(e); end=comb+ed-ec+ad-ac
    v=list(e)+[comb,ed,ec,ad,ac,end,py]
    for j in range(4):
        if e[j]: ws.write(r,2+j,e[j],m)
        else: ws.write(r,2+j,0,m)      # prints a dash
    x=r+1
    ws.write_formula(r,6,f"=SUM(C{x}:F{x})",m,comb)
    for j,z in zip((8,9,10,11),(ed,ec,ad,ac)):
        if z: ws.write(r,j,z,m)
    ws.write_formula(r,13,f"=G{x}+I{x}-J{x}+K{x}-L{x}",mb,end); ws.write(r,14,py,m)
    T=[p+q for p,q in zip(T,v)]
    for k,z in zip(K,v):
        if z: row[k]=z
    rows.append(row); r+=1
ws.write(r,1,"Total (should be zero)",tl)
cols=[2,3,4,5,6,8,9,10,11,13,14]
for c,v in zip(cols,T):
    L=chr(65+c); ws.write_formula(r,c,f"=SUM({L}{f0+1}:{L}{r})",t,v)
assert all(T[i]==0 for i in (0,1,2,3,4,9,10)) and T[5]==T[6] and T[7]==T[8]
tot={"label":"Total (should be zero)"}; tot.update({k:v for k,v in zip(K,T) if v})
ws.write(r+2,0,"Net (income) loss is included in revenue and expense accounts above; books not yet closed to equity.",it)
ws.set_column(0,0,9);ws.set_column(1,1,31);ws.set_column(2,6,12.5);ws.set_column(7,7,1.5);ws.set_column(8,11,11.5);ws.set_column(12,12,1.5);ws.set_column(13,14,13)
ws.set_row(5,26); ws.freeze_panes(6,2); ws.set_landscape(); ws.fit_to_pages(1,1)
aj.write_row(0,0,["Ref","Type","Entity","Explanation","Amount"],hd)
for i,x in enumerate([("EJE-1","Elim","Fund/REIT/JV","Intercompany advances",847750),("EJE-2","Elim","Fund/JV","Asset management fees",420000),("EJE-3","Elim","Fund/REIT","Equity pick-up and investment accounts",62571650),("AJE-1","Adj","1200 Alder","Straight-line rent, amended lease",41250),("AJE-2","Adj","1200 Alder","Reclass TI to building",126400),("AJE-3","Adj","Quarry Park","Reserve for 90+ receivable",18400),("AJE-4","Adj","Quarry Park","Insurance amortization",12975),("AJE-5","Adj","1200 Alder","Accrue Q4 snow removal",37200),("AJE-6","Adj","1200 Alder","Depreciation on reclass",9110)]):
    aj.write_row(1+i,0,x,n)
aj.set_column(3,3,42)
ws.activate(); wb.close()
save(N,"TB","consolidation workbook: entities, eliminations, adjustments, grouped header, formulas",True,K,rows,[tot])
print(N,len(rows))
