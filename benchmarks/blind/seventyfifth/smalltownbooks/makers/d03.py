from common import *
import xlsxwriter
r=random.Random(7503); N=Names(r)
fn='d03_whispering_poplars_lots.xlsx'
wb=xlsxwriter.Workbook(B+'documents/'+fn); f=lambda **k: wb.add_format(dict(font_name='Calibri',font_size=10,**k))
cov=wb.add_worksheet('Read me'); ws=wb.add_worksheet('Lots'); 
for i,t in enumerate(["Whispering Poplars RV & Trailer Park","RR 2, Neepawa, Manitoba","","Lot register is on the next tab. I update it after the 1st of each month.","Power is metered by Hydro direct to owners, not ours.","- Lorna (bookkeeping)"]): cov.write(i,0,t)
b=f(bold=True); h=f(bold=True,bg_color='#D9E8D0',border=1,text_wrap=True,align='center',valign='vcenter'); mo=f(num_format='#,##0.00'); dtf=f(num_format='yyyy-mm-dd'); mt=f(num_format='#,##0.00;[Red]-#,##0.00',bold=True,top=6); n=f(); it=f(italic=True,font_color='#888888'); red=f(num_format='#,##0.00;[Red]-#,##0.00')
ws.write(0,0,"Whispering Poplars RV & Trailer Park",f(bold=True)); ws.write(1,0,"Lot rents for October 2025",n)
H=["Lot","Kind of lot","Home owner","There since","Lot rent","Water & sewer","Garbage","Pet","To pay each month","Paid to","Behind (ahead)","Remarks"]
for j,t in enumerate(H): ws.write(3,j,t,h)
ws.set_row(3,32); 
for j,w in enumerate([7,17,27,12,10,9,9,7,11,12,10,26]): ws.set_column(j,j,w)
ws.freeze_panes(4,1)
rows=[]; R=4
for sec,pre,cnt,kinds in (("Old side","",46,["Single wide"]*4+["Double wide"]),("Poplar Crescent","P",38,["Double wide","Double wide","Single wide","Modular"]),("RV side - seasonal & year round","RV",54,["RV 30 amp","RV 30 amp","RV 50 amp","Park model"])):
    ws.write(R,0,sec,f(bold=True,bg_color='#F2F2F2')); 
    for j in range(1,12): ws.write_blank(R,j,None,f(bg_color='#F2F2F2'))
    R+=1; num=0; k=0
    while k<cnt:
        num+=1
        if num==13: continue
        k+=1; u=f"{pre}{num}" if pre!="RV" else f"RV-{num:02d}"; ty=r.choice(kinds); ws.write(R,0,int(u) if pre=="" else u,f(align='left')); ws.write(R,1,ty,n)
        if r.random()<.09:
            rem=r.choice(["","hydro post to be fixed","home hauled away in July","for next spring"]); ws.write(R,2,"VACANT",it); ws.write(R,11,rem,n)
            rows.append(row(unit=u,unitType=ty,section=sec,statusText="VACANT")); R+=1; continue
        rent={"Single wide":345,"Double wide":395,"Modular":410,"RV 30 amp":420,"RV 50 amp":465,"Park model":440}[ty]-r.choice([0,0,0,10,20]); wa=35 if pre!="RV" else 28; ga=12.5; pet=r.choice([0,0,0,10,20]); nm=N(r.choice(['{f} {l}','{f} {l}','{f} & {g} {l}','{l}, {f}'])); rem=""
        if pre=="" and num==1: nm="Bob Cormier (caretaker)"; rent=0; wa=0; ga=0; pet=0; rem="no rent, mows & plows"
        tot=rent+wa+ga+pet; since=D(r.randint(2004,2025),r.randint(1,9),r.randint(1,28)); bal=0; pt=D(2025,10,31)
        x=r.random()
        if tot and x<.1: kk=r.choice([1,2]); bal=tot*kk; pt=D(2025,9,30) if kk==1 else D(2025,8,31); rem="promised by the 15th" if x<.05 else ""
        elif tot and x<.14: bal=-tot; pt=D(2025,11,30)
        elif tot and x<.2: bal=r.choice([20,50,12.5]); 
        ws.write(R,2,nm,n); ws.write_datetime(R,3,dt.datetime(since.year,since.month,since.day),dtf); ws.write(R,4,rent,mo); ws.write(R,5,wa,mo); ws.write(R,6,ga,mo)
        if pet: ws.write(R,7,pet,mo)
        ws.write_formula(R,8,f"=SUM(E{R+1}:H{R+1})",mo,tot); ws.write_datetime(R,9,dt.datetime(pt.year,pt.month,pt.day),dtf)
        if bal: ws.write(R,10,bal,red)
        if rem: ws.write(R,11,rem,n)
        rows.append(row(unit=u,unitType=ty,section=sec,statusText="Occupied",tenantName=nm,moveInDate=iso(since),contractRent=rent,charges=[c for c in [dict(code="Lot rent",amount=rent),dict(code="Water & sewer",amount=wa),dict(code="Garbage",amount=ga)]+([dict(code="Pet",amount=pet)] if pet else [])],totalCharges=tot,balance=bal or None)); R+=1
cs=lambda c:sum(a['amount'] for x in rows for a in x.get('charges',[]) if a['code']==c)
T=dict(contractRent=S(rows,'contractRent'),totalCharges=S(rows,'totalCharges'),balance=S(rows,'balance'))
ws.write(R,2,"Totals",b)
for j,v in ((4,T['contractRent']),(5,cs("Water & sewer")),(6,cs("Garbage")),(7,cs("Pet")),(8,T['totalCharges']),(10,T['balance'])): ws.write_formula(R,j,f"=SUM({'ABCDEFGHIJKL'[j]}5:{'ABCDEFGHIJKL'[j]}{R})",mt,v)
v=sum(x['statusText']=="VACANT" for x in rows); occ=len(rows)-v
for i,(a,c) in enumerate((("Lots in the park",len(rows)),("Lots taken",occ),("Lots vacant",v))): ws.write(R+2+i,2,a,n); ws.write(R+2+i,4,c,n)
ws.write(R+6,0,"No lot 13, P13 or RV-13. Pet fee is per dog. Behind = owes us; minus is paid ahead.",it)
ws.set_landscape(); ws.fit_to_pages(1,0); ws.repeat_rows(3); wb.close(); save(fn,truth("Whispering Poplars RV & Trailer Park","2025-10",rows,occ,v,sheet="Lots"),"MANUFACTURED_HOUSING","one-tab lot register with formulas, section rows, charge columns, 138 lots",False,T)
