from h import *; R=random.Random(404)
from fpdf import FPDF
s=St(4)
def ln(lab,act,j=.06,note=None):
    bud=round(act*R.uniform(1-j,1+j),-2); bud=int(bud); py=round(act*R.uniform(.9,1.01)); return s.l(lab,[act,bud,bud-act,py],note=note)
subs=[]
for hd,its in [("Management",[("Management fees",186500,1),("Accounting and audit fees",12480,None),("Site management resources",342716,2),("Health, safety and environmental management",28934,None)]),
 ("Utilities",[("Electricity",398211,3),("Gas",61907,3),("Water and sewerage",44356,None)]),
 ("Soft services",[("Security",712845,4),("Cleaning and environmental",583120,4),("Marketing and promotions",295400,5)]),
 ("Hard services",[("Mechanical and electrical services",268774,6),("Lifts and escalators",94318,None),("Suspended access equipment",11265,None),("Fabric repairs and maintenance",203987,7)]),
 ("Insurance",[("Engineering insurance",9874,None),("All risks insurance cover",27430,None)]),
 ("Exceptional expenditure",[("Forward funding, roof lights",150000,8)])]:
    s.h(hd); it=[ln(a,b,0 if b==150000 else .06,note=n) for a,b,n in its]
    subs.append(s.s_(f"Total {hd[0].lower()+hd[1:]}",it))
te=s.s_("Total expenditure",subs,"TOTAL",kt="total_operating_expenses")
s.h("Income")
inc=[ln("Commercialisation and mall income",-142618,note=9),ln("Interest received",-8112)]
tinc=s.s_("Total income",inc)
nt=s.s_("Net service charge expenditure",[te,tinc],"TOTAL")
# plant
pi=subs[3]; true=s.V(pi)[0]; s.V(pi)[0]=true+9000
planted={"what":f"'Total hard services', Actual 2024: printed {true+9000:,}, the lines sum to {true:,} (and total expenditure is built on {true:,})","kind":"total_wrong"}
fn='Elmgate_Centre_Service_Charge_Accounts_2024.pdf'
p=FPDF(); T='/usr/share/fonts/truetype/liberation/LiberationSerif-'
p.add_font('T','',T+'Regular.ttf');p.add_font('T','B',T+'Bold.ttf');p.add_font('T','I',T+'Italic.ttf')
p.set_margins(22,20,20); p.set_auto_page_break(False); p.add_page(); p.set_font('T','B',16); p.ln(30); p.cell(0,10,"The Elmgate Shopping Centre, Halford",new_x="LMARGIN",new_y="NEXT"); p.set_font('T','',13); p.cell(0,8,"Service charge accounts",new_x="LMARGIN",new_y="NEXT"); p.cell(0,8,"for the year ended 31 December 2024",new_x="LMARGIN",new_y="NEXT"); p.ln(14); p.set_font('T','',10.5)
p.multi_cell(0,5.4,"Managing agent's certificate\n\nWe certify that, according to the information available to us, the attached statement of service charge expenditure records the cost of providing services to the centre for the year and that the expenditure has been incurred in line with the leases and the RICS professional statement on service charges in commercial property.\n\nThe statement is drawn up on an accruals basis and excludes VAT. Apportionments by tenant are issued separately.\n\n\nFor and on behalf of\nBrackwell Stone LLP, managing agent\n\n17 April 2025")
p.add_page(); p.set_font('T','B',12); p.cell(0,6,"Statement of service charge expenditure",new_x="LMARGIN",new_y="NEXT"); p.set_font('T','I',10); p.cell(0,5,"Year ended 31 December 2024",new_x="LMARGIN",new_y="NEXT"); p.ln(3)
X=[100,122,145,167,190]
def row(y,lab,cells,st='',ind=0,note=None):
    p.set_font('T',st,9.5); p.set_xy(22+ind,y); p.cell(75,4.6,lab)
    if note: p.set_xy(92,y); p.cell(8,4.6,str(note),align='R')
    for x,c in zip(X[1:],cells): p.set_xy(x-24,y); p.cell(24,4.6,c,align='R')
y=p.get_y(); p.set_font('T','B',9.5)
row(y,"",["Actual","Budget","Variance","Actual"],'B'); row(y+4.6,"",["2024","2024","fav/(adv)","2023"],'B'); p.set_xy(88,y+4.6); p.cell(14,4.6,"Notes",align='R'); row(y+9.2,"",["£"]*4,'B'); y+=15
f=lambda v:f"({-v:,})" if v<0 else f"{v:,}"
for i,r in enumerate(s.rows):
    t=r["rowType"]
    if t=="HEADING": y+=1.6; row(y,r["label"],[],'B')
    else:
        if t!="LINE":
            for x in X[1:]: p.line(x-17,y,x-.8,y)
        row(y,r["label"],[f(v) for v in r["values"]],'' if t=="LINE" else 'I' if t=="SUBTOTAL" else 'B',3 if t=="LINE" else 0,s.lv[i].get('note'))
        if t=="TOTAL":
            for x in X[1:]: p.line(x-17,y+5,x-.8,y+5); p.line(x-17,y+5.6,x-.8,y+5.6)
            y+=2
    y+=4.9
p.set_font('T','I',8); p.set_xy(22,282); p.cell(0,4,"The Elmgate Shopping Centre – service charge accounts 2024. The notes form part of this statement."); p.set_xy(170,282); p.cell(20,4,"Page 2",align='R')
p.output(D(fn))
save(fn,[s.truth("Statement of service charge expenditure","The Elmgate Shopping Centre","2024-01-01","2024-12-31",["Actual 2024 £","Budget 2024 £","Variance fav/(adv) £","Actual 2023 £"],page=2,planted=planted)],"RETAIL","OPERATING_STATEMENT","UK RICS service charge account, serif, notes column, certificate page before",False)
