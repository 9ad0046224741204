# Senior community unit mix and census by care level (xlsxwriter, two sheets, merged care level, text-free percents)
import xlsxwriter
from common import *
name="um_senior_larkmoor"
# care, type, units, licensed beds, sf, occupied, notice, market, actual, loc, second person
P=[("Independent Living",[("IL Studio",12,None,430,11,1,2695,2588,None,None),("IL One Bedroom",34,None,610,31,2,3350,3214,None,850),("IL One Bedroom Deluxe",16,None,705,15,0,3695,3561,None,850),("IL Two Bedroom / 2 Bath",18,None,980,17,1,4475,4302,None,850),("Cottage",8,None,1240,8,0,4950,4611,None,950)]),
 ("Assisted Living",[("AL Companion (shared)",6,12,420,5,0,3650,3580,912,None),("AL Studio",28,28,355,24,1,4495,4391,1068,None),("AL Alcove",14,14,410,13,0,4795,4652,1121,None),("AL One Bedroom",20,24,540,18,2,5450,5236,1094,1100),("AL Two Bedroom",4,8,790,4,0,6595,6402,1235,1100)]),
 ("Memory Care",[("MC Private Suite",16,16,310,13,0,6895,6714,0,None),("MC Companion Suite",8,16,400,6,1,5595,5478,0,None),("MC Deluxe Suite",4,4,365,4,0,7395,7250,0,None)])]
M=["units","other:Licensed Beds","sf","total_sf","occupied","vacant","other:On Notice","pct_occ","market","actual","ltl","other:Avg Level of Care Fee","other:2nd Person Fee","actual_total"]
HD=["Care Level","Unit Type","Units","Licensed\nBeds","Avg SF","Total SF","Occupied","Vacant","On\nNotice","% Occ","Market\nRent","Actual\nRent","Loss to\nLease","Avg Level of\nCare Fee","2nd Person\nFee","Total Actual\nRent"]
wb=xlsxwriter.Workbook(doc(name+".xlsx")); wb.set_properties({"created":__import__("datetime").datetime(2025,10,3)})
ws=wb.add_worksheet("Unit Mix"); w2=wb.add_worksheet("Notes")
B={"font_name":"Garamond","font_size":10}
def f(**k): return wb.add_format({**B,**k})
ws.write(0,0,"LARKMOOR VILLAGE SENIOR LIVING",f(bold=True,font_size=15,font_color="#5B2C6F")); ws.write(1,0,"Unit Mix, Census and Rate Summary",f(font_size=11)); ws.write(2,0,"Census at midnight 9/30/2025  |  Rates effective 3/1/2025, per month, single occupancy",f(italic=True,font_color="#666666"))
hf=f(bold=True,bg_color="#5B2C6F",font_color="white",align="center",valign="vcenter",text_wrap=True,border=1); ws.set_row(4,32)
for i,h in enumerate(HD): ws.write(4,i,h,hf)
NF=['#,##0']*7+['0.0%']+['$#,##0']*3+['#,##0;(#,##0);0','$#,##0','$#,##0']
body=[f(num_format=n,bottom=4) for n in NF]; sub=[f(num_format=n,bold=True,bg_color="#E8DAEF",top=1) for n in NF]; gt=[f(num_format=n,bold=True,top=1,bottom=6,bg_color="#D2B4DE") for n in NF]
def vals(l):
    u=sum(x[1] for x in l); o=sum(x[4] for x in l); s=sum(x[1]*x[3] for x in l); n=sum(x[5] for x in l)
    b=[x[2] for x in l if x[2] is not None]
    at=sum(x[4]*x[7] for x in l); one=len(l)==1
    mk=round(sum(x[1]*x[6] for x in l)/u); ac=round(at/o)
    care=[x for x in l if x[8] is not None]
    loc=round(sum(x[4]*x[8] for x in care)/sum(x[4] for x in care)) if care else None
    return [u,sum(b) if b else None,round(s/u),s,o,u-o,n,round(o/u,3),mk,ac,mk-ac,loc,l[0][9] if one else None,at]
def tr(v): return {m:(round(q*100,1) if m=="pct_occ" else q) for m,q in zip(M,v) if q is not None}
r=5;rows=[];tots=[];al=[]
cl=f(bold=True,valign="vcenter",align="center",text_wrap=True,bg_color="#F4ECF7",border=1)
def put(r,v,F):
    for i,(q,ff) in enumerate(zip(v,F)):
        if q is None: ws.write_blank(r,2+i,None,ff)
        else: ws.write_number(r,2+i,q,ff)
for g,l in P:
    ws.merge_range(r,0,r+len(l)-1,0,g,cl)
    for t in l:
        ws.set_row(r,19); v=vals([t]); ws.write(r,1,t[0],f(bottom=4)); put(r,v,body); rows.append({"type":t[0],**tr(v)}); r+=1
    v=vals(l); al+=l; ws.write(r,0,"",sub[0]); ws.write(r,1,g+" Subtotal",sub[0]); put(r,v,sub); tots.append({"label":g+" Subtotal",**tr(v)}); r+=1
r+=1; v=vals(al); ws.write(r,0,"",gt[0]); ws.write(r,1,"Community Total",gt[0]); put(r,v,gt); tots.append({"label":"Community Total",**tr(v)})
for i,s in enumerate(["Total Actual Rent = occupied units x Actual Rent; excludes care fees and second person fees.","Memory Care rates are all-inclusive; no separate care fee is charged.","Subtotals of Market Rent are weighted by units, of Actual Rent by occupied units, of care fees by occupied units of the care levels that charge or include them."]): ws.write(r+2+i,1,s,f(italic=True,font_size=9))
ws.set_column(0,0,14); ws.set_column(1,1,27); ws.set_column(2,15,10); ws.freeze_panes(5,2); ws.set_landscape(); ws.fit_to_pages(1,0)
w2.set_column(0,0,90)
for i,s in enumerate(["Sources: census module and rate table exports, 10/3/2025.","Licensed capacity applies to Assisted Living and Memory Care only; Independent Living is not licensed.","Respite apartments (2 AL Studios, furnished) are counted occupied only when a stay is in progress.","Community fee $3,500 IL / $4,500 AL / $5,000 MC, one time."]): w2.write(i,0,s,f())
wb.close(); print(name,len(rows))
save(name,"UM",M,rows,tots)
