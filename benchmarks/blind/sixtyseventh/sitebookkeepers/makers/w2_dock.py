# Dockwa-like US marina contract sheet: grouped two-line header, formulas with values, upcoming boaters
from common import *
import xlsxwriter
def make():
    NAME='Pintail Cove Marina - Annual Slip Contracts.xlsx'
    r=random.Random(6712); nm=Names(6712); wb=xlsxwriter.Workbook(out(NAME)); ws=wb.add_worksheet('Slips 10-15-25')
    F=lambda **k:wb.add_format(dict(font_name='Arial',font_size=9,**k)); tt=F(bold=1,); tt.set_font_size(14); g=F(bold=1,bg_color='#1B4F72',font_color='white',align='center',border=1); h=F(bold=1,bg_color='#D6EAF8',border=1,text_wrap=1,align='center',valign='vcenter'); c=F(border=1); m=F(border=1,num_format='$#,##0.00'); d=F(border=1,num_format='m/d/yy'); vb=F(border=1,italic=1,font_color='#888888'); t=F(bold=1,top=2,num_format='$#,##0.00'); ub=F(border=1,bg_color='#FEF9E7'); 
    ws.write('B1','Pintail Cove Marina',tt); ws.write('B2','Annual slip contracts as of October 15, 2025',F(italic=1)); ws.write('B3','Lake Amberly, Tennessee',F())
    groups=[('Slip',1,3),('Boater',4,5),('Vessel',6,7),('Contract',8,10),('Monthly billing',11,15),('Ledger',16,17)]
    for n,a,b in groups: ws.merge_range(4,a,4,b,n,g)
    H=['Dock','Slip','Length / Power','Name','Status','Boat','LOA','Start','End','Annual Rate','Slip Rent','Electric','Liveaboard','Pump-out','Total','Deposit','Open Balance']
    for i,q in enumerate(H): ws.write(5,1+i,q,h)
    ws.set_row(5,26); ws.set_column(0,0,2); ws.freeze_panes(6,3)
    for i,w in enumerate([7,7,12,26,11,18,6,9,9,11,10,9,10,9,10,9,11]): ws.set_column(1+i,1+i,w)
    y=6; rows=[]; o=v=n=0; T=[0]*8
    bn=['Reel Therapy','Knot Working','Dixie Belle','Aqua Holic','Pier Pressure','Liquid Asset','Nauti Buoy','Sea Ya','Wake Maker','Miss Verna','Bow Movement','The Office','Seas the Day','Loan Ranger','Fishful Thinkin','Second Mortgage','Gypsy Wind','Tippy Canoe']
    for dock,k,ln,pw in (('A',16,24,'30A'),('B',20,32,'30A'),('C',14,40,'50A'),('D',9,55,'50A x2')):
        for i in range(k):
            n+=1; u=f'{dock}-{i+1:02d}'; ty=f"{ln}' / {pw}"; x=r.random()
            def put(status,who,st=None,en=None,ann=None,ch=None,dep=None,bal=None,f=c):
                nonlocal y
                for j,q in enumerate([dock,u,ty]): ws.write(y,1+j,q,f)
                for j in range(4,18): ws.write_blank(y,j,None,f)
                ws.write(y,5,status,f)
                if who: ws.write(y,4,who,f); ws.write(y,6,r.choice(bn),f); ws.write(y,7,ln-r.choice([0,1,3,4]),f); ws.write_datetime(y,8,dt.datetime.combine(st,dt.time()),d); ws.write_datetime(y,9,dt.datetime.combine(en,dt.time()),d); ws.write(y,10,ann,m)
                if ch:
                    for j,q in enumerate(ch): ws.write(y,11+j,q,m) if q is not None else ws.write_blank(y,11+j,None,c)
                    tot=round(sum(q or 0 for q in ch),2); ws.write_formula(y,15,f'=SUM(L{y+1}:O{y+1})',m,tot); T[5]+=tot
                    for j,q in enumerate(ch): T[1+j]+=q or 0
                    T[0]+=ann; ws.write(y,16,dep,m); ws.write(y,17,bal,m); T[6]+=dep; T[7]+=bal
                y+=1
                names=['Electric','Liveaboard','Pump-out']
                rows.append(row(unit=u,building=dock,tenantName=who,statusText=status,leaseStartDate=st,leaseEndDate=en,annualRent=ann,contractRent=ch[0] if ch else None,charges=[{'code':a,'amount':b} for a,b in zip(names,ch[1:]) if b is not None] if ch else None,totalCharges=tot if ch else None,deposit=dep,balance=bal))
            rate={24:152.,32:168.,40:184.,55:205.}[ln]
            def terms(st): return st,addm(st,12)-dt.timedelta(days=1)
            if x<.12 or u=='B-07':
                v+=1; put('Vacant',None,f=vb)
                if r.random()<.35 or u=='B-07': st,en=terms(dt.date(2025,11,r.choice([1,15]))); put('Upcoming',nm.fl(),st,en,round(ln*rate*1.03/12,2)*12,f=ub)
            elif x<.15: v+=1; put('Out of service',None,f=vb)
            else:
                o+=1; st,en=terms(rdate(r,'2024-11-01','2025-10-01').replace(day=1)); mo=round(ln*rate/12*r.choice([1,1,1,.95]),2); ann=round(mo*12,2)
                put('Active',nm.fl() if r.random()<.9 else r.choice(['Amberly Bass Guides LLC','Houseboat Holdings 3 LLC']),st,en,ann,[mo,r.choice([45.,60.,None]) if ln<50 else 85.,150. if ln>=40 and r.random()<.35 else None,25. if ln>=40 else None],float(r.choice([0,250,500])),r.choice([0.,0.,0.,mo,round(mo*2+25,2),-50.]))
    ws.write(y,1,'Totals',t); ws.write(y,4,f'{n} slips: {o} active, {v} vacant or out of service',t)
    for j,col in enumerate([10,11,12,13,14,15,16,17]):
        L=chr(65+col); ws.write_formula(y,col,(f'=SUM({L}7:{L}{y})' if col!=10 else f'=SUMIF(F7:F{y},"Active",K7:K{y})'),t,round(T[j],2))
    ws.write(y+2,1,'Annual total excludes upcoming contracts. Electric is flat unless metered.',F(italic=1)); ws.set_landscape(); ws.fit_to_pages(1,0); ws.repeat_rows(4,5); wb.close()
    save(NAME,rows,propertyName='Pintail Cove Marina',asOnDate='2025-10-15',units=n,occupied=o,vacant=v,sheet=None)
    assert abs(sum(q.get('annualRent',0) for q in rows if q['statusText']=='Active')-T[0])<.02
    return dict(file=NAME,assetType='OTHER',documentType='RENT_ROLL',author='r67c',style='Dockwa-like marina slip contracts, grouped merged header, formula totals, charge columns, upcoming boaters as rows',hard=True)
if __name__=='__main__': print(make())
