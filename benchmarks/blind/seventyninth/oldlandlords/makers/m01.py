from common import *; from reportlab.pdfgen import canvas
r=random.Random(101); n=N(101); f='quarry_st_rooms_memo.pdf'
rows=[];ln=[]
P=lambda s='':ln.append(s)
P('                          M E M O R A N D U M');P()
P('TO:       Mr. Haverty, Trustee');P('FROM:     D. Crumley, bookkeeper');P('DATE:     October 3, 2025');P('SUBJECT:  Rooms at 418 Quarry Street, rent list as of October 1, 2025');P('-'*78);P()
P('Herewith the rooms as they stood on the first of the month. Rents are by the');P('month, due the 1st. Two rooms stand empty; No. 7 is being painted and should');P('be ready by mid-month.');P()
P('ROOM  LODGER                  SINCE      RENT/MO   KEY & DAMAGE    OWING')
P('                                                     DEPOSIT');P('='*74)
tr=td=tb=0
spec=[('FIRST FLOOR',['1','2','3','4']),('SECOND FLOOR',['5','6','7','8','9','10']),('ATTIC',['11','12','14'])]
for sec,us in spec:
    P();P(sec)
    for u in us:
        if u in('7','12'):
            P(f'{u:>3}   VACANT'+('  (painting)' if u=='7' else '')); rows.append(R(unit=u,section=sec,statusText='VACANT'));continue
        nm=n('{l}, {f}') ; d=D(r,'2009-01-01','2025-08-01').replace(day=1 if r.random()<.7 else 15)
        rent=r.choice([385,400,410,425,450,475]); dep=r.choice([100,150,200,200]); bal=r.choice([0,0,0,0,25,rent,137.5])
        if u=='1': nm=nm+' (caretaker)';rent=0;dep=0;bal=0
        P(f'{u:>3}   {nm:<23} {d.month}/{d.day}/{d:%y}'.ljust(40)+f'{rent:>9.2f}'+f'{dep:>13.2f}'+(f'{bal:>11.2f}' if bal else ''))
        tr+=rent;td+=dep;tb+=bal
        rows.append(R(unit=u,section=sec,tenantName=nm,statusText='Occupied',moveInDate=d.isoformat(),contractRent=rent,deposit=dep,balance=bal or None))
P(' '*42+'-------      -------    -------')
P('13 rooms, 11 let, 2 vacant'.ljust(38)+f'{tr:>11.2f}{td:>13.2f}{tb:>11.2f}')
P();P('There is no Room 13. The caretaker has Room 1 without rent in exchange for');P('minding the furnace and the walks. I have written to those who owe.');P();P(' '*50+'D.C.')
c=canvas.Canvas(doc(f),pagesize=(612,792));c.setFont('Courier',10.5)
y=740
for s in ln: c.drawString(64+0,y,s);y-=13.2
c.save(); save(f,'MULTIFAMILY','typed memo, Courier, floors as headings',False,rows,'418 Quarry Street','2025-10-01',13,11,2)
