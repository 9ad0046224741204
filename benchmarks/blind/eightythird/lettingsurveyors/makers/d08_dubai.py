from common import *
import xlsxwriter
random.seed(8308)
F='Al Sidr Residence Tenancy Register.xlsx'
AS=D(2025,7,15)
fn="Rashid Fatima Oliver Svetlana Manoj Grace Hassan Lucia Ahmed Preeti Daniel Nadia Karim Joyce Vikram Elena Samir Aisha".split()
sn="Al Marri|Fernandes|Holloway|Petrova|Krishnan|Mbeki|Qureshi|Romano|Al Suwaidi|Menon|Castell|Haddad|Bianchi|Santos|Iyer|Volkova|Darwish|Khoury|Thornbury|Bautista".split('|')
wb=xlsxwriter.Workbook(doc(F));ws=wb.add_worksheet("Register");ws2=wb.add_worksheet("Cheque Calendar")
B=wb.add_format
h=B({'bold':1,'bg_color':'#0B5345','font_color':'white','border':1,'text_wrap':1,'align':'center','valign':'vcenter','font_name':'Arial','font_size':9})
p={'font_name':'Arial','font_size':9,'border':1};tx=B(p);ce=B({**p,'align':'center'});nu=B({**p,'num_format':'#,##0'});da=B({**p,'num_format':'dd-mmm-yyyy','align':'center'});vr=B({**p,'bg_color':'#FDEBD0'});tb=B({**p,'bold':1,'num_format':'#,##0','bg_color':'#D5F5E3'})
ws.write('A1',"AL SIDR RESIDENCE - AL BARSHA SOUTH, DUBAI",B({'bold':1,'font_size':13,'font_name':'Arial'}));ws.write('A2',"Tenancy Register (all amounts in AED)  -  Date: 15-Jul-2025",B({'font_name':'Arial','font_size':9}))
hd=["S.No","Apt No.","Floor","Type","View","BUA (Sq.Ft)","Tenant Name","Mobile","Ejari No.","Contract From","Contract To","Contract Rent (Annual)","No. of Chqs","Security Deposit","Chiller","Status","Remarks"]
for i,x in enumerate(hd): ws.write(3,i,x,h)
ws.set_row(3,30)
typ={1:("Studio",465,52000),2:("1 BHK",780,78000),3:("1 BHK",812,80000),4:("2 BHK",1195,112000),5:("2 BHK",1240,116000),6:("Studio",478,53000),7:("3 BHK",1710,158000)}
rows=[];r=4;n=0;TA=TR=TD=0;occ=0
vac={"302":"Vacant","507":"Vacant","805":"Vacant","104":"Reserved","603":"Reserved"}
notice={"206","704","801"};legal={"403"}
units=[("G-01","G","Retail",1320,185000,"Fresh Basket Supermarket L.L.C"),("G-02","G","Retail",540,82000,"Noor Al Sidr Laundry L.L.C"),("G-03","G","Retail",610,90000,"Petal & Palm Flowers Trading")]
for fl in range(1,9):
    for k in range(1,8): 
        t,a,rent=typ[k];units.append((f"{fl}{k:02d}",str(fl),t,a,rent+fl*500,None))
used=set()
for u,fl,t,a,rent,nm in units:
    n+=1;st=vac.get(u) or ("Notice" if u in notice else "Legal" if u in legal else "Leased");TA+=a
    R={"unit":u,"unitType":t,"area":a,"statusText":st}
    base=[n,u,fl,t,random.choice(["Park","Road","Pool"]) if fl!='G' else "Road",a]
    if st in("Vacant","Reserved"):
        for i,x in enumerate(base): ws.write(r,i,x,vr)
        for i in range(6,17): ws.write_blank(r,i,None,vr)
        ws.write(r,15,st,vr)
        if st=="Reserved": ws.write(r,16,"Booking amount received, contract not signed",vr)
        else: ws.write(r,16,"Handover painting" if u=="507" else "",vr)
    else:
        while not nm or nm in used: nm=f"{random.choice(fn)} {random.choice(sn)}"
        used.add(nm);occ+=1
        s=D(2025,1,1)+dt.timedelta(random.randint(-165,190));e=endof(s,1 if fl!='G' else 3)
        rr=int(round(rent*random.uniform(.84,1.03)/500)*500);dep=int(rr*.05)
        for i,x in enumerate(base): ws.write(r,i,x,nu if i==5 else ce if i<4 else tx)
        ws.write(r,6,nm,tx);ws.write(r,7,f"05x-xxx{random.randint(1000,9999)}",tx);ws.write(r,8,f"0120{s.year}{random.randint(100000,999999)}",ce);ws.write_datetime(r,9,dt.datetime(s.year,s.month,s.day),da);ws.write_datetime(r,10,dt.datetime(e.year,e.month,e.day),da)
        ws.write(r,11,rr,nu);ws.write(r,12,random.choice([1,2,4,4,6,12]),ce);ws.write(r,13,dep,nu);ws.write(r,14,"Incl." if t=="Studio" else "Tenant",ce);ws.write(r,15,st,ce)
        ws.write(r,16,{"Notice":"Not renewing","Legal":"RDC case - 2 bounced chqs"}.get(st,""),tx)
        R.update(tenantName=nm,leaseStartDate=s,leaseEndDate=e,annualRent=rr,deposit=dep);TR+=rr;TD+=dep
    rows.append(R);r+=1
for i in range(17): ws.write_blank(r,i,None,tb)
ws.write(r,0,"TOTAL",tb)
for c,L,v in((5,'F',TA),(11,'L',TR),(13,'N',TD)): ws.write_formula(r,c,f"=SUM({L}5:{L}{r})",tb,v)
for i,(a,b) in enumerate([("Total units",n),("Occupied (incl. notice / legal)",occ),("Vacant (incl. 2 reserved)",n-occ)]): ws.write(r+2+i,6,a,tx);ws.write(r+2+i,8,b,tx)
for i,w in enumerate([5,8,6,8,7,9,29,12,15,12,12,12,7,10,8,9,34]): ws.set_column(i,i,w,None,{'hidden':1} if i==7 else {})
ws.freeze_panes(4,2);ws.autofilter(3,0,r-1,16);ws.set_landscape();ws.set_paper(8);ws.fit_to_pages(1,0)
ws2.write_row(0,0,["Month","Cheques due","AED"])
for i,(m,c_,v) in enumerate([("Aug-25",19,612500),("Sep-25",22,704000),("Oct-25",17,540250)],1): ws2.write_row(i,0,[m,c_,v])
wb.close();print(n,occ)
save(F,"MULTIFAMILY","Dubai tenancy register, annual AED rents, hidden column, reserved rows",False,"AL SIDR RESIDENCE",AS,n,occ,n-occ,rows,sheet="Register")
