from h import *; import xlsxwriter
R=random.Random(808); s=St(17); homes=118
def spread(m):
    o=[]; 
    for q in range(4): o+=m[q*3:q*3+3]+[round(sum(m[q*3:q*3+3]),2)]
    return o+[round(sum(m),2)]
def L(lab,b,j=.1,sign=1,season=None):
    return s.l(lab,spread([sign*round(b*(season[k] if season else 1)*R.uniform(1-j,1+j)) for k in range(12)]))
su=[.6,.6,.8,1,1.3,1.6,1.7,1.7,1.3,.9,.7,.6]
s.h("Revenue")
gr=s.l("Market rent",spread([homes*(2385+6*k) for k in range(12)])); ll=L("Loss to lease",7400,.2,-1); va=L("Physical vacancy",15800,.25,-1); co=L("Concessions",4100,.4,-1); bd=L("Uncollectible rent",2300,.5,-1)
nr=s.s_("Net rental revenue",[gr,ll,va,co,bd])
oi=[L("Pet rent",4720,.05),L("Smart home package",5310,.04),L("Garage and yard fees",3890,.08),L("Utility reimbursement",8840,.08,1,[.9,.9,.9,1,1,1.1,1.2,1.2,1.1,1,.9,.9]),L("Application, late and other fees",3350,.2)]
no=s.s_("Other revenue",oi); ti=s.s_("Effective gross revenue",[nr,no],"TOTAL",kt="total_income")
s.h("Operating expenses")
ex=[L("On-site payroll",22400,.06),L("Repairs and maintenance",7900,.2),L("Landscaping and irrigation",6200,.08,1,su),L("Make-ready / turnover",4300,.3,1,su),L("Utilities",9650,.08),L("Advertising and leasing",3400,.2),L("General and administrative",3750,.15)]
ct=s.s_("Controllable expenses",ex)
mg=s.l("Property management fee",spread([round(.0275*s.V(ti)[k+k//3]) for k in range(12)])); fx=[mg,L("Real estate taxes",39200,0),L("Insurance",11460,0),L("HOA master association",1180,0)]
ft=s.s_("Non-controllable expenses",fx); te=s.s_("Total operating expenses",[ct,ft],"TOTAL",kt="total_operating_expenses")
n=s.s_("Net operating income",[ti,te],"TOTAL",signs=[1,-1],kt="noi")
cx=L("Capital reserve",2458,0); s.s_("NOI after reserve",[n,cx],signs=[1,-1])
# plant digit
k=ex[1]; c=9; t=s.V(k)[c]; d=str(t); w=d[0]+str((int(d[1])+4)%10)+d[2:] ; w=int(w); s.V(k)[c]=w
pl={"what":f"'Repairs and maintenance', Aug-25: printed {w:,}, true {t:,}; Q3, full-year and all subtotals are built on {t:,}","kind":"digit_changed"}
mo=[f"{m}-25" for m in "Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec".split()]; cols=[]
for q in range(4): cols+=mo[q*3:q*3+3]+[f"Q{q+1}"]
cols.append("FY 2025")
fn='WillowRun_BTR_T12_Dec-25.xlsx'; wb=xlsxwriter.Workbook(D(fn)); ws=wb.add_worksheet("T-12"); A='Arial Narrow'
F=lambda **k:wb.add_format(dict(font_name=A,font_size=10,**k)); nf='#,##0_);(#,##0);"–"_)'
ws.hide_gridlines(2); ws.write(0,1,"Willow Run Cottages",F(bold=1,font_color='#2E6B3E')); ws.write(1,1,"118 single-family rental homes  |  Round Rock, TX",F()); ws.write(2,1,"Trailing twelve months ending December 31, 2025 (actual, accrual)",F(italic=1))
ws.set_column(0,0,1.5); ws.set_column(1,1,32); ws.set_column(2,18,9.5); ws.set_column(19,19,1.5); ws.set_column(20,21,9)
hf=F(bold=1,bg_color='#2E6B3E',font_color='white',align='right'); ws.write(4,1,"",hf)
for j,c in enumerate(cols): ws.write(4,2+j,c,hf)
ws.write(4,20,"Per home",hf); ws.write(4,21,"% of EGR",hf); r=5
for i,row in enumerate(s.rows):
    t=row["rowType"]; b=t!="LINE"; o=dict(bold=b); 
    if t=="TOTAL": o.update(top=1,bottom=1)
    if t=="SUBTOTAL": o.update(top=4)
    ws.write(r,1,row["label"],F(**o,indent=0 if b else 1))
    if t!="HEADING":
        for j,v in enumerate(row["values"]): ws.write(r,2+j,v,F(**o,num_format=nf,**({'bg_color':'#EAF3EC'} if j%4==3 or j==16 else {})))
        ws.write(r,20,round(row["values"][16]/homes),F(**o,num_format=nf)); ws.write(r,21,row["values"][16]/s.V(ti)[16],F(**o,num_format='0.0%'))
    r+=1
    if t=="TOTAL": r+=1
ws.freeze_panes(5,2); ws.set_landscape(); ws.fit_to_pages(1,1); wb.close(); print(t,w,pl)
save(fn,[s.truth("Trailing twelve months","Willow Run Cottages","2025-01-01","2025-12-31",cols,sheet="T-12",planted=pl)],"SINGLE_FAMILY_RENTAL","OPERATING_STATEMENT_T12","T-12 with quarter columns between the months, per home and share columns",False)
