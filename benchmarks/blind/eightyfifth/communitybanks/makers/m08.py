from common import *
import xlsxwriter
F='08_rv_boat_storage_gsheet.xlsx'
R=random.Random(808); N=Names(808)
wb=xlsxwriter.Workbook(doc(F)); wb.set_calc_mode('auto')
base={'font_name':'Arial','font_size':10}
f=lambda **k: wb.add_format({**base,**k})
b=f(); hd=f(bold=True,bg_color='#d9ead3',text_wrap=True,valign='top'); dt=f(num_format='m/d/yyyy'); cur=f(num_format='$#,##0'); tot=f(bold=True,num_format='$#,##0',top=1); bt=f(bold=True,top=1); red=f(bg_color='#f4cccc'); title=f(bold=True,font_size=12)
wr=wb.add_worksheet('Rates'); ws=wb.add_worksheet('Roll'); wl=wb.add_worksheet('Waitlist')
rates=[('Open gravel 30 ft',55),('Open gravel 40 ft',70),('Canopy 35 ft',115),('Canopy 45 ft',140),('Enclosed 12x40',235),('Boat rack',48)]
wr.write_row(0,0,['Kind','2026 rate'],hd)
for i,(a,c) in enumerate(rates,1): wr.write(i,0,a,b); wr.write(i,1,c,cur)
wr.set_column(0,0,22)
wl.write_row(0,0,['Date','Name','Wants','Phone'],hd)
for i in range(1,6): wl.write_datetime(i,0,__import__('datetime').datetime(2026,3,i*3),dt); wl.write(i,1,N.fl(),b); wl.write(i,2,R.choice(rates)[0],b); wl.write(i,3,f'541-555-01{10+i}',b)
H=['#','Kind','Len (ft)','Customer','What is stored','Street rate','Pays / mo','Start','Paid through','Owes','Autopay','Notes']
ws.write_row(0,0,H,hd); ws.freeze_panes(1,1)
plan=[('G',48,0),('H',26,1),('C',24,2),('D',16,3),('E',12,4),('R',18,5)]
L=[30,40,35,45,40,22]; rows=[]; r=1; S=[0,0,0]; occ=0; notes=['trailer has flat tire','texted 4/2','wife Ann also on gate code','title copy on file','two batteries on tender','moved from row G']
for p,n,k in plan:
    for i in range(1,n+1):
        u=f'{p}{i}'; kind,rt=rates[k]; ws.write(r,0,u,b); ws.write(r,1,kind,b); ws.write(r,2,L[k],b); ws.write(r,5,rt,cur); S[0]+=rt
        t=dict(unit=u,unitType=kind,marketRent=rt)
        if R.random()<.15:
            ws.write(r,3,'EMPTY',red); ws.write_boolean(r,10,False,b); t.update(statusText='EMPTY')
        else:
            nm=N.fl(); pay=rt-R.choice([0,0,0,5,10]) ; a=date(R.randint(2016,2026),R.randint(1,3),R.randint(1,28)); pt=date(2026,R.choice([4,4,4,5,6,12]),1); pt=eom(pt)
            owes=R.choice([0]*9+[pay]); 
            if owes: pt=date(2026,3,31)
            ws.write(r,3,nm,b); ws.write(r,4,R.choice(['5th wheel','Class A','Class C','Travel trailer','Pontoon','Drift boat','Bass boat','Toy hauler','Cargo trailer','Jet skis']),b)
            ws.write(r,6,pay,cur); ws.write_datetime(r,7,__import__('datetime').datetime(a.year,a.month,a.day),dt); ws.write_datetime(r,8,__import__('datetime').datetime(pt.year,pt.month,pt.day),dt); ws.write(r,9,owes,cur); ws.write_boolean(r,10,R.random()<.5,b)
            if R.random()<.06: ws.write(r,11,R.choice(notes),b)
            t.update(tenantName=nm,statusText='Occupied',contractRent=pay,moveInDate=iso(a),balance=owes); occ+=1; S[1]+=pay; S[2]+=owes
        rows.append(t); r+=1
n=len(rows)
r+=1; ws.write(r,0,'Total',bt)
for c in (1,2,3,4,7,8): ws.write_blank(r,c,None,bt)
for c,v in ((5,S[0]),(6,S[1]),(9,S[2])): ws.write_formula(r,c,f'=SUM({"ABCDEFGHIJ"[c]}2:{"ABCDEFGHIJ"[c]}{n+1})',tot,v)
r+=2
for lab,fm,v in [('Spaces',f'=COUNTA(A2:A{n+1})',n),('Rented',f'=COUNT(G2:G{n+1})',occ),('Empty',f'=COUNTIF(D2:D{n+1},"EMPTY")',n-occ)]:
    ws.write(r,3,lab,b); ws.write_formula(r,4,fm,b,v); r+=1
ws.write(r+1,0,'Deschutes Bend RV & Boat - list as of 4/15/2026, sent to the bank',b)
for c,w in enumerate([6,18,8,24,17,10,10,11,12,8,9,26]): ws.set_column(c,c,w)
ws.activate(); wb.close()
save(F,'SELF_STORAGE','owner, Google Sheets export','plain list of 144 spaces, three tabs, checkboxes',False,'Deschutes Bend RV & Boat','2026-04-15',n,occ,n-occ,rows,sheet='Roll')
