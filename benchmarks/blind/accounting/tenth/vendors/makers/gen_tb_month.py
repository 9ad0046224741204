# senior living monthly TB, platypus, legal landscape
import random
from reportlab.platypus import *
from reportlab.lib.pagesizes import legal, landscape
from reportlab.lib.styles import getSampleStyleSheet
from reportlab.lib import colors
from common17 import *
R=random.Random(1703)
B=[("Assets",[("1005-000","Cash in Bank - Operating",'cash'),("1030-000","Resident Trust Cash",8400),("1100-000","A/R - Private Pay",96200),("1110-000","A/R - Medicaid Waiver",41800),("1120-000","A/R - Long Term Care Insurance",17650),("1190-000","Allowance for Doubtful Accounts",-21400),("1300-000","Prepaid Expenses",33900),("1600-000","Building & Improvements",9240000),("1650-000","Furniture, Fixtures & Equipment",688000),("1690-000","Accumulated Depreciation",-1874000)]),
("Liabilities",[("2000-000","Accounts Payable",-118400),("2100-000","Accrued Payroll & PTO",-87300),("2200-000","Resident Trust Liability",-8400),("2250-000","Deferred Community Fees",-64500),("2300-000","Unearned Resident Fees",-29700),("2700-000","HUD 232 Mortgage",-6415000)]),
("Equity",[("3000-000","Partners' Capital",'eq')]),
("Revenue",[("4000-100","Rent - Independent Living",-96000),("4000-200","Rent - Assisted Living",-171000),("4000-300","Rent - Memory Care",-88000),("4100-200","Level of Care Fees - AL",-43500),("4100-300","Level of Care Fees - MC",-26800),("4200-000","Second Person Fees",-7900),("4300-000","Community Fees",-9500),("4500-000","Medicaid Contractual Adjustment",18700)]),
("Expenses",[("5000-000","Wages - Nursing & Care Aides",139000),("5050-000","Agency Staffing",17300),("5100-000","Wages - Dining",34800),("5150-000","Raw Food",29900),("5200-000","Wages - Housekeeping & Maintenance",21700),("5300-000","Activities & Transportation",6400),("5400-000","Utilities",14900),("5500-000","Marketing & Referral Fees",12100),("5600-000","Administrative & General",27800),("5700-000","Management Fee (5%)",21200),("5800-000","Insurance - Liability & Property",11900),("5850-000","Bed Tax & Licensing",4600),("5900-000","Property Tax",9700),("6000-000","Depreciation",31400),("6100-000","Interest & MIP",23300)])]
M=["Jan","Feb","Mar","Apr","May","Jun"]
V={}
for s,l in B:
    for ac,nm,x in l:
        if x in('cash','eq'): continue
        if s in("Revenue","Expenses"):
            b=None; m=[round(x*R.uniform(.93,1.07)+R.randint(-99,99)/100,2) for _ in M]
            if ac in("4300-000","5050-000"): m[R.randint(0,5)]=None
        else:
            b=round(x+R.randint(-30000,30000)/100,2); m=[round(x*R.uniform(-.06,.06),2) for _ in M]
            if ac=="1600-000": m=[None,None,18250.0,None,None,7412.5]
            if ac=="1650-000": m=[None,3120.44,None,1899,None,None]
            if ac=="1690-000": m=[-31400.0]*6
            if ac=="2700-000": m=[round(14120+i*61.77,2) for i in range(6)]
        V[ac]=[b]+m
V["6000-000"]=[None]+[31400.0]*6
V["2200-000"]=[None if q is None else -q for q in V["1030-000"]]
V["1005-000"]=[212486.19]+[round(-sum(v[i+1] or 0 for v in V.values()),2) for i in range(6)]
V["3000-000"]=[round(-sum(v[0] or 0 for v in V.values()),2)]+[None]*6
cols=["beginning"]+[f"other:Net Change {m} 2026" for m in M]+["activity","ending"]
f=lambda x: "" if x is None else (f"({-x:,.2f})" if x<0 else f"{x:,.2f}")
hdr=[["Account","","Balance","Net Change","","","","","","Six Month","Balance"],["Number","Account Name","12/31/2025"]+[f"{m} 2026" for m in M]+["Activity","06/30/2026"]]
data=hdr[:]; st=[('FONT',(0,0),(-1,-1),'Helvetica',7.6),('FONT',(0,0),(-1,1),'Helvetica-Bold',7.6),('ALIGN',(2,0),(-1,-1),'RIGHT'),('SPAN',(3,0),(8,0)),('ALIGN',(3,0),(8,0),'CENTER'),('LINEBELOW',(3,0),(8,0),.5,colors.black),('LINEBELOW',(0,1),(-1,1),1,colors.black),('TOPPADDING',(0,0),(-1,-1),1.6),('BOTTOMPADDING',(0,0),(-1,-1),1.6),('BACKGROUND',(0,0),(-1,1),colors.HexColor('#E8EEF2'))]
rows=[];tots=[];g=dict.fromkeys(cols,0)
for s,l in B:
    data.append([s]+[""]*10); st.append(('FONT',(0,len(data)-1),(0,len(data)-1),'Helvetica-BoldOblique',8)); sub=dict.fromkeys(cols,0)
    for ac,nm,_ in l:
        v=V[ac]; a=round(sum(x or 0 for x in v[1:]),2); act=a if any(x is not None for x in v[1:]) else None
        full=v+[act,round((v[0] or 0)+a,2)]
        d={k:x for k,x in zip(cols,full) if x is not None}
        for k in d: sub[k]=round(sub[k]+d[k],2)
        data.append([ac,nm]+[f(x) for x in full]); rows.append({"account":ac,"name":nm,**d})
    empty={k for k in cols if not any(k in q for q in rows[-len(l):])}
    if len(l)>1:
        pr={k:x for k,x in sub.items() if k not in empty}
        data.append(["",f"Total {s}"]+[f(pr.get(k)) for k in cols]); i=len(data)-1
        st+=[('FONT',(0,i),(-1,i),'Helvetica-Bold',7.6),('LINEABOVE',(2,i),(-1,i),.4,colors.black)]; tots.append({"label":f"Total {s}",**pr})
    for k in cols: g[k]=round(g[k]+sub[k],2)+0.0
print(g)
data.append(["","Trial Balance Total"]+["0.00"]*9); i=len(data)-1
st+=[('FONT',(0,i),(-1,i),'Helvetica-Bold',7.6),('LINEABOVE',(2,i),(-1,i),.6,colors.black),('LINEBELOW',(2,i),(-1,i),1.2,colors.black)]
tots.append({"label":"Trial Balance Total",**{k:0 for k in cols}}); assert all(abs(x)<.001 for x in g.values())
n="maplecrest_senior_monthly_tb.pdf"
def foot(c,d):
    w,h=landscape(legal); c.setFont("Helvetica-Bold",11); c.drawString(36,h-32,"Maplecrest Village Senior Living, LP"); c.setFont("Helvetica",9); c.drawString(36,h-44,"Trial Balance by Month - January through June 2026")
    c.setFont("Helvetica",7); c.drawRightString(w-36,h-32,"Book: Accrual   Tree: SL_TB6"); c.drawString(36,20,"Printed 7/21/2026 9:07 AM by kdorsey"); c.drawRightString(w-36,20,f"Page {d.page}")
D=SimpleDocTemplate(doc(n),pagesize=landscape(legal),topMargin=56,bottomMargin=36,leftMargin=36,rightMargin=36)
t=Table(data,colWidths=[54,158]+[80]+[76]*6+[78,82],repeatRows=2,hAlign='LEFT'); t.setStyle(TableStyle(st))
D.build([t,Spacer(1,8),Paragraph("<font size=7>Credits in parentheses. Revenue and expense accounts open the year at nil. Cash column includes HUD reserve draws not yet reconciled for June.</font>",getSampleStyleSheet()['Normal'])],onFirstPage=foot,onLaterPages=foot)
save(n,"TB",cols,rows,tots)
