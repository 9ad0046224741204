from h import *; import xlsxwriter; from xlsxwriter.utility import xl_rowcol_to_cell as RC
R=random.Random(909); s=St(9)
# quarter A,B,Var ; YTD A,B,Var ; FY Forecast, FY Budget, Var
def L(lab,q,j=.05,cost=False):
    out=[]
    for m in (1,2.03,4.15):
        b=round(q*m*R.uniform(.98,1.02),-2); a=round(b*R.uniform(1-j,1+j)); b=int(b); out+=[a,b,(b-a) if cost else a-b]
    return s.l(lab,out,cost=cost)
s.h("REVENUE")
rv=[L("Colocation - wholesale suites",6840000,.02),L("Colocation - retail cabinets",1265000),L("Interconnection / cross connects",418000),L("Power pass-through",3110000),L("Remote hands and services",142000,.15)]
ti=s.s_("Total revenue",rv,"TOTAL",kt="total_income",cost=False)
s.h("OPERATING EXPENSES")
ut=L("Electricity - IT load",2740000,.05,True); ut2=L("Electricity - cooling and house",705000,.05,True); ut3=L("Water and glycol",61000,.1,True)
us=s.s_("Utilities",[ut,ut2,ut3],cost=True)
ot=[L("Critical facilities staff",512000,.04,True),L("Generator and UPS maintenance",236000,.12,True),L("Security",188000,.03,True),L("Repairs and janitorial",94000,.12,True),L("Property taxes",345000,.0,True),L("Insurance",118000,.01,True),L("Network and carrier costs",73000,.06,True),L("Property management fee",235000,.02,True)]
os_=s.s_("Facility costs",ot,cost=True)
te=s.s_("Total operating expenses",[us,os_],"TOTAL",kt="total_operating_expenses",cost=True)
ns=s._a("Net operating income","TOTAL",None,None,0,[ti,te],cost=False)
I,E=s.V(ti),s.V(te); s.rows[ns]["values"]=[I[j]-E[j] if j%3<2 else I[j]+E[j] for j in range(9)]; s.kt["noi"]=ns
N=s.V(ns); assert all(N[j]-N[j+1]==N[j+2] for j in(0,3,6))
fn='Ashgrove_DC2_Operating_Review_Q2-25.xlsx'; wb=xlsxwriter.Workbook(D(fn)); ws=wb.add_worksheet("Q2-25 Review"); wn=wb.add_worksheet("Commentary")
F=lambda **k:wb.add_format({'font_name':'Calibri','font_size':10,**k}); nf='$#,##0;[Red]($#,##0)'; 
ws.merge_range('A1:E1',"ASHGROVE DC2 (Ashburn, VA) - OPERATING REVIEW",F(bold=1,font_size=14)); ws.write('A2',"Quarter and six months ended 30 June 2025, USD",F(font_color='gray')); ws.write('A3',"Contracted IT load 31.4 MW / 36.0 MW sellable   |   PUE 1.34",F(font_color='gray'))
ws.set_column(0,0,34); ws.set_column(1,4,12); ws.set_column(4,4,8); ws.set_column(5,5,2); ws.set_column(6,8,12); ws.set_column(9,9,8); ws.set_column(10,10,2); ws.set_column(11,13,13); ws.set_column(14,14,8); ws.set_column(15,15,3); ws.set_column(16,16,28); ws.set_column(17,17,12)
hd=F(bold=1,bg_color='#D9D9D9',align='center',border=1); h2=F(bold=1,align='right',bottom=2)
cs=[1,2,3,6,7,8,11,12,13]
ws.merge_range(4,1,4,4,"Q2 2025",hd); ws.merge_range(4,6,4,9,"YTD Jun-25",hd); ws.merge_range(4,11,4,14,"Full year 2025",hd)
for b,a in ((1,("Actual","Budget","Var","Var %")),(6,("Actual","Budget","Var","Var %")),(11,("Forecast","Budget","Var","Var %"))):
    for j,t in enumerate(a): ws.write(5,b+j,t,h2)
r=6; pos={}
for i,row in enumerate(s.rows):
    t=row["rowType"]; b=t!="LINE"; pos[i]=r; o=dict(bold=b)
    if t=="TOTAL": o.update(top=1,bottom=6 if i==ns else 1)
    if t=="SUBTOTAL": o.update(top=1,italic=1)
    ws.write(r,0,row["label"],F(**o,indent=0 if b else 1))
    if t!="HEADING":
        cost=s.lv[i]["cost"]
        for j,c in enumerate(cs):
            v=row["values"][j]; f=F(**o,num_format=nf)
            if j%3==2: a,bb=RC(r,c-2),RC(r,c-1); ws.write_formula(r,c,f"={bb}-{a}" if cost else f"={a}-{bb}",f,v); ws.write_formula(r,c+1,f"={RC(r,c)}/{bb}",F(**o,num_format='0.0%;[Red]-0.0%'),v/row["values"][j-1])
            elif t=="LINE": ws.write(r,c,v,f)
            elif i==ns: ws.write_formula(r,c,f"={RC(pos[ti],c)}-{RC(pos[te],c)}",f,v)
            else: ws.write_formula(r,c,"="+"+".join(RC(pos[k],c) for k in row["footsFrom"]["items"]),f,v)
    r+=1
    if t=="TOTAL" or t=="SUBTOTAL": r+=1
# bridge beside
ws.merge_range(4,16,4,17,"NOI bridge Q2-25: budget to actual",hd); ws.write(5,17,"USD",h2)
V=lambda ix:sum(s.V(k)[2] for k in ix)
br=[("Budget NOI",N[1]),("Colocation revenue",V(rv[:2])),("Interconnection and services",V([rv[2],rv[4]])),("Power, net of pass-through",V([rv[3],us])),("Facility costs",V([os_])),("Actual NOI",N[0])]
assert sum(v for _,v in br[:-1])==N[0]
for k,(l,v) in enumerate(br): b=k in(0,5); ws.write(6+k,16,l,F(bold=b)); ws.write(6+k,17,v,F(bold=b,num_format=nf,**({'top':1} if k==5 else {})))
ch=wb.add_chart({'type':'column'}); ch.add_series({'categories':["Q2-25 Review",6,16,11,16],'values':["Q2-25 Review",6,17,11,17]}); ch.set_legend({'none':True}); ch.set_size({'width':330,'height':220}); ws.insert_chart(13,16,ch)
for k,t in enumerate(["Commentary","Suite 3B (2.4 MW) commenced 1 May, one month behind budget; the tenant pays full rent from 1 August.","Utility unit price averaged 6.9 cents per kWh in the quarter.","Variances: positive is favourable."]): wn.write(k,0,t)
ws.freeze_panes(6,1); ws.set_landscape(); ws.fit_to_pages(1,1); wb.close()
save(fn,[s.truth("Operating review","Ashgrove DC2","2025-04-01","2025-06-30",[a+b for a,bs in(("Q2 2025 ",("Actual","Budget","Var")),("YTD Jun-25 ",("Actual","Budget","Var")),("Full year 2025 ",("Forecast","Budget","Var"))) for b in bs],sheet="Q2-25 Review")],"OTHER","OPERATING_STATEMENT","data centre quarter/YTD/full-year blocks with spacer columns, formulas, NOI bridge table and chart beside",True)
