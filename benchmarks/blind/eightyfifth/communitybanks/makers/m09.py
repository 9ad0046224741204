from common import *
import xlsxwriter, datetime as D
F='09_coliving_houses.xlsx'
R=random.Random(99); N=Names(99)
wb=xlsxwriter.Workbook(doc(F)); base={'font_name':'Calibri','font_size':11}
f=lambda **k: wb.add_format({**base,**k})
ws=wb.add_worksheet('Member Roll'); nt=wb.add_worksheet('Read me')
nt.write(0,0,'Rooms are rented one by one. Utilities flat fee covers power, water and internet. Cleaning twice a month.'); nt.write(1,0,'Deposits sit in the trust account at Tidewater.')
T=f(bold=True,font_size=16,font_color='#7b2d5b'); it=f(italic=True,font_color='#666666')
ws.merge_range('B1:L1','Hearth & Key Co-Living — Member Rent Roll',T); ws.merge_range('B2:L2','Norfolk, Virginia   |   October 1, 2025',it)
g=f(bold=True,bg_color='#7b2d5b',font_color='white',align='center',border=1); h=f(bold=True,bg_color='#ead1dc',text_wrap=True,align='center',valign='vcenter',border=1)
ws.merge_range('B4:D4','Room',g); ws.merge_range('E4:H4','Member',g); ws.merge_range('I4:L4','Monthly',g)
ws.set_row(4,32)
for c,s in enumerate(['House','Room','Bath','Member','Status','Agreement start','Agreement end','Room rent','Utilities fee','Cleaning','Total due'],1): ws.write(4,c,s,h)
hs=[('Colley House\n1418 Colley Ave',7,1125),('Redgate\n633 Redgate Ave',6,1050),('The Larchmont\n5020 Mayflower Rd',8,1195),('Ghent Annex\n811 Baldwin Ave',6,975)]
m=f(num_format='#,##0.00',border=1); p=f(border=1); d=f(num_format='mmm d, yyyy',border=1,align='center'); hm=f(bold=True,text_wrap=True,valign='vcenter',align='center',border=1,bg_color='#f6eef2'); sb=f(bold=True,border=1,num_format='#,##0.00',bg_color='#f6eef2')
r=5; rows=[]; G=[0]*4; occ=0; planted=None
for hi,(hn,n,bs) in enumerate(hs):
    ws.merge_range(r,1,r+n-1,1,hn,hm); S=[0]*4
    for i in range(n):
        u='Room '+'ABCDEFGH'[i]; ba=R.choice(['Private','Shared','Shared']); rent=bs+(120 if ba=='Private' else 0)+R.choice([0,0,-25,25,50])
        ws.write(r,2,u,p); ws.write(r,3,ba,p)
        t=dict(unit=u,propertyName=hn.split('\n')[0],unitType=None)
        if (hi,i) in((0,5),(2,2),(3,4)):
            ws.write(r,4,'',p); ws.write(r,5,'Open',p); 
            for c in range(6,12): ws.write_blank(r,c,None,p)
            t.update(statusText='Open')
        else:
            nm=N.fl(); stt='Notice' if (hi,i) in((1,3),) else 'Active'; a=date(R.choice([2024,2025]),R.randint(1,9),R.choice([1,15])); e=addm(a,R.choice([6,12,12]))-timedelta(days=1)
            if e<date(2025,10,1): e=addm(e,12)
            show=rent
            if (hi,i)==(2,5):
                show=rent-100; planted=(u,show,rent)
            v=[rent,85,30]; 
            ws.write(r,4,nm,p); ws.write(r,5,stt,p); ws.write_datetime(r,6,D.datetime(*a.timetuple()[:3]),d); ws.write_datetime(r,7,D.datetime(*e.timetuple()[:3]),d)
            ws.write(r,8,show,m); ws.write(r,9,85,m); ws.write(r,10,30,m); ws.write(r,11,sum(v),m)
            t.update(tenantName=nm,statusText=stt,leaseStartDate=iso(a),leaseEndDate=iso(e),contractRent=show,charges=[dict(code='Utilities fee',amount=85),dict(code='Cleaning',amount=30)],totalCharges=sum(v)); occ+=1
            for j,x in enumerate(v+[sum(v)]): S[j]+=x
        rows.append(t); r+=1
    ws.merge_range(r,1,r,7,f'{hn.split(chr(10))[0]} — {n} rooms',sb)
    for j in range(4): ws.write(r,8+j,S[j],sb); G[j]+=S[j]
    r+=1
tt=f(bold=True,bg_color='#7b2d5b',font_color='white',num_format='$#,##0.00',border=1)
ws.merge_range(r,1,r,7,f'All houses — {len(rows)} rooms, {occ} members, {len(rows)-occ} open',tt)
for j in range(4): ws.write(r,8+j,G[j],tt)
ws.set_column(0,0,2); ws.set_column(1,1,19); ws.set_column(2,3,9); ws.set_column(4,4,22); ws.set_column(5,5,9); ws.set_column(6,7,14); ws.set_column(8,11,12); ws.hide_gridlines(2); ws.set_landscape(); ws.fit_to_pages(1,0)
ws.write_comment('F11','Painting, ready 10/20'); wb.close()
u,s,rr=planted
save(F,'MULTIFAMILY','co-living operator','merged house cells, grouped headers, values typed',False,'Hearth & Key Co-Living','2025-10-01',len(rows),occ,len(rows)-occ,rows,sheet='Member Roll',planted=dict(what=f'The Larchmont, {u}: the room rent is printed as {s:,.2f} where the row total, the house total and the grand total carry {rr:,.2f}',kind='digit_changed'))
