# Student houses: per-house blocks, rows per bedroom, annual-contract with instalments; small owner's spreadsheet, text dates
from util import *
from openpyxl import Workbook
from openpyxl.styles import Font,Alignment,Border,Side,PatternFill
NAME='divorce_disclosure_student_houses_2024-25.xlsx'
def main():
    r=rng('d08'); P=People(r); rows=[]
    wb=Workbook(); ws=wb.active; ws.title='houses'
    f=lambda **k: Font(name='Calibri',size=11,**k)
    ws['A1']='Student houses - who lives where, academic year 2024-25'; ws['A1'].font=f(bold=True)
    ws['A2']='(attached to sworn financial statement, item 9)    updated Oct 15 2024'
    hs=[('114 Hemlock St',6,'whole'),('116 Hemlock St',5,'room'),('27 College Ct',4,'room'),('29 College Ct',4,'room'),('803 Old Mill Rd',7,'room'),('1510 Varsity Ave - Front',5,'room'),('1510 Varsity Ave - Rear cottage',2,'room'),('62 Fraternity Row',8,'room')]
    i=4; tot=0;beds=0;vac=0;TD=0
    for hi,(h,n,k) in enumerate(hs):
        c=ws.cell(i,1,h); c.font=f(bold=True,color='FFFFFF'); 
        for j in range(1,10): ws.cell(i,j).fill=PatternFill('solid',fgColor='1F4E78')
        i+=1
        for j,t in enumerate(['Rm','Student','Parent guarantor','In','Out','Rent/mo','Parking','Deposit held','Note'],1):
            ws.cell(i,j,t).font=f(italic=True)
        i+=1; s=0;sd=0;sp=0;v=0
        base=r.choice([525,560,595,640])
        for q in range(1,n+1):
            u=str(q) if hi%2==0 else chr(64+q); big=q==1
            u={'62 Fraternity Row':f'Rm {q}'}.get(h,u)
            row=dict(unit=u,building=h); ws.cell(i,1,u if not u.isdigit() else int(u)).alignment=Alignment(horizontal='left')
            x=r.random()
            if x<.1:
                t=r.choice(['EMPTY','EMPTY','empty - for spring']); ws.cell(i,2,t); row['statusText']=t; v+=1
                if t.endswith('spring'): ws.cell(i,9,'ask Zelda re sublet')
            else:
                nm=P('FL'); row['tenantName']=nm; row['statusText']='Occupied'; ws.cell(i,2,nm); ws.cell(i,3,'Mr/Mrs '+nm.split()[1] if r.random()<.7 else None)
                a=r.choice([D(2024,8,15),D(2024,8,15),D(2024,9,1)]); b=r.choice([D(2025,5,31),D(2025,7,31),D(2025,7,31)])
                row['leaseStartDate']=a; row['leaseEndDate']=b
                ws.cell(i,4,f'{a:%b} {a.day} {a:%y}' if hi%3==1 else f'{a.month}/{a.day}/{a:%Y}').alignment=Alignment(horizontal='right'); ws.cell(i,5,f'{b:%b} {b.day} {b:%y}' if hi%3==1 else f'{b.month}/{b.day}/{b:%Y}').alignment=Alignment(horizontal='right')
                m=float(base+(60 if big else 0)+r.choice([0,0,15,-20])); row['contractRent']=m; ws.cell(i,6,m).number_format='$#,##0'; s+=m
                if r.random()<.35: pk=40.0; ws.cell(i,7,pk).number_format='$#,##0'; row['charges']=[{"code":"Parking","amount":pk}]; sp+=pk
                d=float(r.choice([base,base,500])); row['deposit']=d; ws.cell(i,8,d).number_format='$#,##0'; sd+=d
                if r.random()<.15: ws.cell(i,9,r.choice(['pays 2 mo at a time','sublet from Kezia until Jan','owes for broken door','RA - no increase']))
            rows.append(row); i+=1
        ws.cell(i,2,f'{n-v} of {n} beds filled').font=f(italic=True)
        for j,z in ((6,s),(7,sp),(8,sd)): c=ws.cell(i,j,z); c.font=f(bold=True); c.number_format='$#,##0'; c.border=Border(top=Side(style='thin'))
        tot+=s;beds+=n;vac+=v;TD+=sd; i+=2
    ws.cell(i,1,'ALL HOUSES').font=f(bold=True); ws.cell(i,2,f'{beds-vac} of {beds} beds filled'); ws.cell(i,6,tot).number_format='$#,##0'; ws.cell(i,8,TD).number_format='$#,##0'; ws.cell(i,6).font=f(bold=True); ws.cell(i,8).font=f(bold=True)
    ws.cell(i+1,1,'Annualised x 12 (not all leases run 12 months)'); ws.cell(i+1,6,tot*12).number_format='$#,##0'
    for col,w in dict(A=9,B=26,C=22,D=12,E=12,F=10,G=9,H=13,I=30).items(): ws.column_dimensions[col].width=w
    wb.save(os.path.join(DOC,NAME))
    save(NAME,'STUDENT_HOUSING','small owner in a divorce filing','by-the-bed roll, one block per house with its own header row, text dates, casual words',True,
      dict(propertyName=None,asOnDate='2024-10-15',units=beds,occupied=beds-vac,vacant=vac,rows=rows))
    print(beds,vac)
if __name__=='__main__': main()
