# Small owner's site mix, mobile home park, with live formulas, offset table, hidden working column
import xlsxwriter
from common import *
name="um_mhp_willow_bend"
# type, pad size sf, sites, occ, down, market lot, actual lot, home rent add-on
P=[("Singlewide - resident owned",4200,58,56,0,525,481),("Singlewide 16x80 - resident owned",4800,31,31,0,545,502),("Doublewide - resident owned",6000,44,43,0,595,548),("Doublewide, corner / lake lot",7400,12,12,0,650,594),
 ("Park-owned SW, 2BR rental",4200,17,14,2,525,515),("Park-owned SW, 3BR rental",4800,9,8,1,545,545),("Lease-option home (RTO)",4800,7,7,0,545,520),("Vacant pad - hookups ready",4200,11,0,0,525,None),("Vacant pad - needs pedestal",4000,6,0,6,500,None),("RV annual site (30/50 amp)",2400,14,13,0,440,415),("Manager home (no rent)",6000,1,1,0,595,0)]
M=["units","occupied","vacant","down","pct_units","pct_occ","sf","market","actual","ltl","market_total","actual_total","other:Annual Actual"]
wb=xlsxwriter.Workbook(doc(name+".xlsx")); wb.set_properties({"created":__import__("datetime").datetime(2025,10,20)})
w0=wb.add_worksheet("Rates 2026"); ws=wb.add_worksheet("Site Mix"); ws.activate(); 
def f(**k): return wb.add_format({"font_name":"Calibri","font_size":11,**k})
for i,(a,b) in enumerate([("Proposed lot rent notice","mail by 11/1/2025, effective 2/1/2026"),("Water/sewer","sub-metered, billed at city rate"),("Trash","$18.50 per home"),("Storage","$45 per month where available")]): w0.write(i,0,a,f(bold=True)); w0.write(i,1,b,f())
w0.set_column(0,0,26); w0.set_column(1,1,44)
ws.write("B2","Willow Bend MHP - 210 sites",f(bold=True,font_size=14)); ws.write("B3","Site mix & lot rents, per Sept 2025 roll (T. Garrity)",f(font_color="#7F7F7F"))
HD=["Type","Sites","Occupied","Vacant","Down","% of Sites","% Occ","Pad SF","Market Rent","Actual Rent","Loss to Lease","Total Market","Total Actual","Annual Actual"]
hf=f(bold=True,bottom=2,text_wrap=True,align="right",valign="bottom"); hl=f(bold=True,bottom=2,valign="bottom"); ws.set_row(4,32)
for i,h in enumerate(HD): ws.write(4,1+i,h,hl if i==0 else hf)
n0=f(num_format='#,##0'); nd=f(num_format='#,##0;-#,##0;"-"'); pc=f(num_format='0.0%'); mo=f(num_format='_($* #,##0_);_($* (#,##0);_($* "-"??_);_(@_)'); dl=f(num_format='$#,##0;($#,##0);$0'); 
T=sum(p[2] for p in P); n=len(P); a,b=6,5+n; rt=5+n
rows=[]; S=dict(u=0,o=0,v=0,d=0,mt=0,at=0)
for i,(t,sf,u,o,d,mk,ac) in enumerate(P):
    r=5+i; x=r+1; v=u-o-d; mt=u*mk; at=o*(ac or 0)
    ws.write(r,1,t,f()); ws.write(r,2,u,n0); ws.write(r,3,o,n0); ws.write_formula(r,4,f"=C{x}-D{x}-F{x}",n0,v); ws.write(r,5,d,n0)
    ws.write_formula(r,6,f"=C{x}/$C${rt+1}",pc,u/T); ws.write_formula(r,7,f"=D{x}/C{x}",pc,o/u); ws.write(r,8,sf,n0); ws.write(r,9,mk,dl)
    if ac is not None: ws.write(r,10,ac,dl); ws.write_formula(r,11,f"=J{x}-K{x}",dl,mk-ac)
    ws.write_formula(r,12,f"=C{x}*J{x}",dl,mt); ws.write_formula(r,13,f"=D{x}*K{x}",dl,at); ws.write_formula(r,14,f"=N{x}*12",dl,at*12)
    for k_,q in zip("u o v d mt at".split(),(u,o,v,d,mt,at)): S[k_]+=q
    rows.append({"type":t,"units":u,"occupied":o,"vacant":v,"down":d,"pct_units":round(u/T*100,1),"pct_occ":round(o/u*100,1),"sf":sf,"market":mk,"actual":ac,"ltl":None if ac is None else mk-ac,"market_total":mt,"actual_total":at,"other:Annual Actual":at*12})
B=dict(bold=True,top=1,bottom=6); r=rt
tb=f(num_format='#,##0',**B); tp=f(num_format='0.0%',**B); td=f(num_format='$#,##0',**B)
ws.write(r,1,"Total",f(**B)); 
for cidx,col,k_ in ((2,"C","u"),(3,"D","o"),(4,"E","v"),(5,"F","d")): ws.write_formula(r,cidx,f"=SUM({col}{a}:{col}{b})",tb,S[k_])
ws.write_formula(r,6,f"=SUM(G{a}:G{b})",tp,1); ws.write_formula(r,7,f"=D{r+1}/C{r+1}",tp,S["o"]/T); ws.write_blank(r,8,None,tb)
mavg=S["mt"]/T; aavg=S["at"]/S["o"]
ws.write_formula(r,9,f"=ROUND(M{r+1}/C{r+1},0)",td,round(mavg)); ws.write_formula(r,10,f"=ROUND(N{r+1}/D{r+1},0)",td,round(aavg)); ws.write_formula(r,11,f"=J{r+1}-K{r+1}",td,round(mavg)-round(aavg))
ws.write_formula(r,12,f"=SUM(M{a}:M{b})",td,S["mt"]); ws.write_formula(r,13,f"=SUM(N{a}:N{b})",td,S["at"]); ws.write_formula(r,14,f"=N{r+1}*12",td,S["at"]*12)
ws.write(r+2,1,"Park-owned and RTO rents are lot portion only; home rent is on a separate schedule. Down = cannot be occupied today.",f(italic=True,font_size=9))
ws.write(r+3,1,"Total Actual is sites occupied times actual rent. Manager's site is in lieu of wages.",f(italic=True,font_size=9))
ws.set_column(0,0,2); ws.set_column(1,1,35); ws.set_column(2,8,9.5); ws.set_column(9,14,12); ws.set_column(16,16,9,None,{"hidden":1}); 
for i in range(n): ws.write(5+i,16,"chk",f(font_color="#BFBFBF"))
ws.set_landscape(); ws.fit_to_pages(1,0); wb.close(); print(name,n,T,S)
save(name,"UM",M,rows,[{"label":"Total","units":T,"occupied":S["o"],"vacant":S["v"],"down":S["d"],"pct_units":100.0,"pct_occ":round(S["o"]/T*100,1),"market":round(mavg),"actual":round(aavg),"ltl":round(mavg)-round(aavg),"market_total":S["mt"],"actual_total":S["at"],"other:Annual Actual":S["at"]*12}])
