# Small senior community (IL/AL/MC), xlsxwriter, care levels and second person rows, wings side headings
from common import *
import xlsxwriter
r=random.Random(406); N=Names(r); FN="06_maplecrest_senior_census.xlsx"
wb=xlsxwriter.Workbook(doc(FN)); ws=wb.add_worksheet("Census RR"); sm=wb.add_worksheet("Payor Mix")
f=lambda **k: wb.add_format({"font_name":"Garamond","font_size":11,**k})
b=f(bold=1); t=f(bold=1,font_size=15); m=f(num_format='#,##0;(#,##0);"-"'); mb=f(num_format='#,##0',bold=1,top=1,bottom=6); d=f(num_format='mmm d, yyyy',align='left'); tx=f(); it=f(italic=1,font_color='#7F7F7F'); h=f(bold=1,text_wrap=1,align='center',valign='bottom',bottom=2,bg_color='#E8DFCF'); wing=f(bold=1,font_color='#FFFFFF',bg_color='#7B5E3B'); gh=f(bold=1,align='center',bg_color='#E8DFCF'); ms=f(num_format='#,##0',italic=1,top=1)
ws.merge_range("A1:N1","Maplecrest Senior Living",t); ws.merge_range("A2:N2","Resident Census and Rent Roll as of June 30, 2025",b); ws.merge_range("A3:N3","Operator: Thornbury Care Partners, LLC — monthly rates, private pay unless noted",it)
ws.merge_range("H5:K5","Monthly Charges",gh)
for j,x in enumerate(["Room","Style","Sq. Ft.","Resident","Level of Care","Admit Date","Street Rate","Room & Board","Care Fee","2nd Occupant","Discount","Total Monthly","Community Fee Deposit","Payor"]): ws.write(5,j,x,h)
ws.set_row(5,46)
R=6; rows=[]; G=[0]*7; occ=vac=0; pay={}
wings=[("INDEPENDENT LIVING - North Wing",[f"N{i}" for i in range(1,11)],[("1BR Cottage",640,3150),("2BR Cottage",880,3975),("Studio",430,2650)],"IL"),
("ASSISTED LIVING - South Wing",[f"S{i}" for i in range(1,13)],[("AL Studio",340,4250),("AL Alcove",395,4600),("AL 1BR",520,5300)],"AL"),
("MEMORY CARE - Garden House",[f"G{i}" for i in range(1,9)],[("MC Private",290,6400),("MC Companion",310,5200)],"MC")]
for wn,rooms,sts,lv in wings:
    ws.merge_range(R,0,R,13,wn,wing); R+=1; S=[0]*7
    for u in rooms:
        st,sf,mk=r.choice(sts); x=dict(unit=u,unitType=st,area=sf,marketRent=mk,section=wn)
        ws.write(R,0,u,tx); ws.write(R,1,st,tx); ws.write(R,2,sf,tx); ws.write(R,6,mk,m); S[0]+=mk
        if u in("N4","S3","S11","G6"):
            lab={"N4":"Vacant","S3":"Vacant - deposit held","S11":"Vacant","G6":"Vacant"}[u]; ws.write(R,3,lab,it); x["statusText"]=lab; vac+=1
            if u=="S3": ws.write(R,12,1500,m); x["deposit"]=1500; S[6]+=1500
        elif u=="N10":
            ws.write(R,3,"Guest suite (non-revenue)",it); x["statusText"]="Guest suite (non-revenue)"
        else:
            occ+=1; nm=N("LF"); sec=u in("N2","N7","S8"); 
            if sec: nm2=nm.split(",")[0]; nm=f"{nm2}, {r.choice(FIRST)} & {r.choice(FIRST)}"
            lev="Independent" if lv=="IL" else (f"Level {r.randint(1,4)}" if lv=="AL" else "Memory"); care=0 if lv=="IL" else (int(lev[-1])*450 if lv=="AL" else 1650)
            rb=mk-r.choice([0,0,75,150,225]); so=850 if sec else 0; dc=-r.choice([0,0,0,0,200]); ad=D(r.randint(2019,2025),r.randint(1,6),r.randint(1,28)); cf=r.choice([0,1500,1500,2500]); py=r.choice(["Private","Private","Private","LTC Ins."]) if lv!="AL" else r.choice(["Private","Private","Medicaid Waiver","VA A&A"])
            pay[py]=pay.get(py,0)+1
            for j,v in ((3,nm),(4,lev),(13,py)): ws.write(R,j,v,tx)
            ws.write_datetime(R,5,dt.datetime(ad.year,ad.month,ad.day),d); V=[mk,rb,care,so,dc,rb+care+so+dc,cf]
            for j,v in enumerate(V[1:],7): ws.write(R,j,v,m)
            for i in range(1,7): S[i]+=V[i]
            x.update(tenantName=nm,moveInDate=ad,contractRent=rb,totalCharges=V[5],deposit=cf or None,statusText="Occupied",charges=[dict(code=k,amount=v) for k,v in zip(("Room & Board","Care Fee","2nd Occupant","Discount"),V[1:5]) if v])
        rows.append(x); R+=1
    ws.write(R,3,f"{lv} subtotal ({len(rooms)} rooms)",f(italic=1))
    for j,v in enumerate(S,6): ws.write(R,j,v,ms)
    G=[p+q for p,q in zip(G,S)]; R+=2
ws.write(R,3,"COMMUNITY TOTAL",b)
for j,v in enumerate(G,6): ws.write(R,j,v,mb)
R+=2
for a,v in (("Rooms",30),("Occupied rooms",occ),("Vacant rooms",vac),("Guest suite",1),("Residents in house",occ+3)): ws.write(R,3,a,tx); ws.write(R,4,v,f(align="left")); R+=1
sm.write_row(0,0,["Payor","Residents (primary)"],b)
for i,(k,v) in enumerate(pay.items(),1): sm.write_row(i,0,[k,v],tx)
for i,w in enumerate([7,13,7,29,13,13,9,9,9,10,9,10,11,15]): ws.set_column(i,i,w)
ws.set_landscape(); ws.fit_to_pages(1,0); ws.repeat_rows(5); wb.close()
save(FN,rows,"Maplecrest Senior Living","2025-06-30",30,occ,vac,"SENIOR_HOUSING","d-owner-senior","census style rent roll by wing, care fees, couples, guest suite",False,sheet="Census RR")
