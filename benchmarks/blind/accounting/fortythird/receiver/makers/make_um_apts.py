from common import *
from reportlab.pdfgen import canvas
from reportlab.lib import colors
r=random.Random(4323); N='ReceiverReport_AppxD_UnitMix_Thornapple_Apts'
# rows: plan, br, ba, sf, ami, units, gross, ua, actual avg, occ
S=[("Restricted - LIHTC, 2026 limits in effect 4/1/2026",[("A1-30",1,"1",612,"30%",4,548,71),("A1-50",1,"1",612,"50%",10,913,71),("A1-60",1,"1",612,"60%",18,1096,71),("B1-30",2,"1",838,"30%",3,657,92),("B1-50",2,"1",838,"50%",12,1096,92),("B1-60",2,"1",838,"60%",22,1315,92),("B2-60",2,"1.5",881,"60%",16,1315,96),("C1-50",3,"2",1074,"50%",6,1266,118),("C1-60",3,"2",1074,"60%",12,1519,118)]),
("Restricted - county HOME units (floating)",[("A1-LH",1,"1",612,"Low",2,913,71),("B1-LH",2,"1",838,"Low",4,1096,92),("B1-HH",2,"1",838,"High",3,1204,92)]),
("Unrestricted",[("S0-M",0,"1",455,None,4,None,None),("A1-M",1,"1",612,None,6,None,None),("B2-M",2,"1.5",881,None,9,None,None),("TH-M",3,"2.5",1290,None,5,None,None)])]
MK={"S0-M":875,"A1-M":1095,"B2-M":1325,"TH-M":1690}
UT=sum(x[5] for _,l in S for x in l)
W,H=612,792; c=canvas.Canvas(DOC+N+'.pdf',pagesize=(W,H))
def foot(p):
    c.setFont('Helvetica',7); c.setFillColor(colors.grey); c.drawString(48,26,"Receiver's Initial Report - Thornapple Apartments - Appendix D"); c.drawRightString(W-48,26,f"D-{p}"); c.setFillColor(colors.black)
c.setFont('Helvetica-Bold',15); c.drawString(48,738,"Appendix D.  What the property consists of")
c.setFont('Helvetica',9.2); y=720
for s in ["Thornapple Apartments has 136 apartments in nine two-storey buildings, built 1998, rehabilitated 2011. 117 are under the","tax-credit extended use agreement or the county's HOME loan. The management company's unit mix did not agree with","the recorded agreement; the table below was rebuilt from leases in the files and the 30 June 2026 rent register."]:
    c.drawString(48,y,s.replace('117',str(sum(x[5] for _,l in S[:2] for x in l))).replace('136',str(UT))); y-=12
y-=10
# columns right edges
CX=dict(plan=48,bb=112,sf=152,units=184,pct=220,occ=252,ami=287,gross=327,ua=357,net=397,market=438,actual=484,actual_total=564)
LAB={'plan':("","","Plan"),'bb':("","BR /","baths"),'sf':("","","Sq ft"),'units':("","","Apts"),'pct':("% of","all","apts"),'occ':("","Let at","6/30"),'ami':("","AMI","set-aside"),'gross':("Max.","gross","rent"),'ua':("Less","util.","allow."),'net':("Max.","net","rent"),'market':("","Asking","rent"),'actual':("Average","rent","in place"),'actual_total':("Month's","rent in place","(all let apts)")}
def hd():
    global y
    c.setFont('Helvetica-Bold',7.3)
    for i in range(3):
        for k,x in CX.items():
            s=LAB[k][i]
            if k=='plan': c.drawString(x,y,s)
            elif k=='ami': c.drawCentredString(x-12,y,s)
            else: c.drawRightString(x,y,s)
        y-=8.6
    c.setLineWidth(.9); c.line(48,y+5,564,y+5); y-=8
def put(o,b=False):
    global y
    c.setFont('Helvetica-Bold' if b else 'Helvetica',8.2)
    for k,s in o.items():
        if k=='plan': c.drawString(CX[k],y,s)
        elif k=='ami': c.drawCentredString(CX[k]-12,y,s)
        else: c.drawRightString(CX[k],y,s)
    y-=13
hd()
rows=[];tot=[];money=["beds","baths","sf","units","pct_units","occupied","gross","ua","net","market","actual","actual_total"]
def total(lab,idx):
    u=sum(rows[i]['units'] for i in idx); sf=round(sum(rows[i]['units']*rows[i]['sf'] for i in idx)/u); oc=sum(rows[i]['occupied'] for i in idx); at=sum(rows[i]['actual_total'] for i in idx)
    t={"label":lab,"sf":sf,"units":u,"pct_units":round(u/UT*100,1),"occupied":oc,"actual":round(at/oc),"actual_total":at}
    c.setLineWidth(.4); c.line(130,y+10,564,y+10)
    c.setFont('Helvetica-Bold',8.2); put({'plan':lab,'sf':f"{sf:,}",'units':str(u),'pct':f"{t['pct_units']:.1f}",'occ':str(oc),'actual':f"{t['actual']:,}",'actual_total':f"{at:,}"},True)
    t['_idx']=list(idx); tot.append(t)
for si,(sec,ls) in enumerate(S):
    c.setFont('Helvetica-BoldOblique',8.6); c.setFillColor(colors.HexColor('#20506b')); c.drawString(48,y,sec); c.setFillColor(colors.black); y-=13; st=len(rows)
    for p,br,ba,sf,ami,n,g,ua in ls:
        oc=max(1,n-r.choice([0,0,1,1,2,3])) if n>3 else n
        o={"type":p,"beds":br,"baths":float(ba),"sf":sf,"units":n,"pct_units":round(n/UT*100,1),"occupied":oc}
        P={'plan':p,'bb':("Studio" if br==0 else str(br))+f" / {ba}",'sf':f"{sf:,}",'units':str(n),'pct':f"{n/UT*100:.1f}",'occ':str(oc)}
        if ami:
            o.update(ami=ami,gross=g,ua=ua,net=g-ua); av=g-ua-r.choice([0,0,5,12,26,40]); P.update(ami=ami,gross=f"{g:,}",ua=str(ua),net=f"{g-ua:,}",market="-")
            if p=="B2-60": av=g-ua+18
        else:
            o.update(market=MK[p]); av=MK[p]-r.choice([20,45,70]); o.update(ami="none"); P.update(ami="none",gross="-",ua="-",net="-",market=f"{MK[p]:,}")
        o.update(actual=av,actual_total=av*oc); P.update(actual=f"{av:,}"+('' if p!="B2-60" else ''),actual_total=f"{av*oc:,}")
        rows.append(o); put(P)
    total(["LIHTC","HOME","Market"][si],range(st,len(rows))); y-=7
c.setLineWidth(1); c.line(48,y+13,564,y+13)
total("Thornapple",range(len(rows)))
y-=10; c.setFont('Helvetica',8)
for s in ["Sq ft and rent in place on the total lines are averages weighted by apartments and by let apartments.","Plan B2-60 is let on average above the net limit; refunds are being computed (see section 6).","The utility allowance is the housing authority's schedule of 1 January 2026, all-electric.","The clubhouse and the former leasing model (building 1) are not apartments and are left out."]:
    c.drawString(48,y,s); y-=11
foot(1); c.showPage(); c.save()
print(UT)
save(N,'UM',None,money,rows,tot,["units","occupied","actual_total"])
