# small co-operative
from common import *
import xlsxwriter
def run():
    fn='285_Arbor_Owners_Corp_Maintenance_Roll.xlsx'; r=rng(fn); N=Names(r)
    wb=xlsxwriter.Workbook(os.path.join(DOC,fn)); F=lambda **k: wb.add_format(dict(font_name='Garamond',font_size=11,**k))
    ws=wb.add_worksheet('Maintenance Roll'); ws.hide_gridlines(2)
    c=F(align='center'); l=F(); b=F(bold=True); m2=F(num_format='_(* #,##0.00_);_(* (#,##0.00);_(* "-"??_);_(@_)'); mt=F(num_format='_(* #,##0.00_);_(* (#,##0.00);_(* "-"??_);_(@_)',bold=True,top=1,bottom=6); d=F(num_format='mm/dd/yyyy',align='center'); i0=F(num_format='#,##0',align='center'); it=F(num_format='#,##0',align='center',bold=True,top=1,bottom=6)
    g=F(bold=True,align='center',bottom=1,bg_color='#D9E2D0'); h=F(bold=True,align='center',valign='bottom',text_wrap=True,bottom=2,bg_color='#D9E2D0')
    ws.merge_range(0,1,0,14,'285 ARBOR OWNERS CORP.',F(bold=True,align='center')); ws.merge_range(1,1,1,14,'Maintenance Roll as of June 30, 2025',F(align='center')); ws.merge_range(2,1,2,14,'$4.15 per share per month',F(align='center',italic=True))
    ws.merge_range(4,1,4,5,'Apartment',g); ws.merge_range(4,6,4,8,'Shareholder',g); ws.merge_range(4,9,4,13,'Monthly Billing',g); ws.write(4,14,'',g)
    H=['Apt.','Line','Rooms','Layout','Shares','Shareholder of Record','Proprietary Lease Dated','Status','Maint.\n(Rent)','Assess-\nment','Storage','Bicycle','Total\nBilled','Arrears /\n(Credit)']
    for j,x in enumerate(H): ws.write(5,1+j,x,h)
    ws.set_row(5,46); rows=[]; R=6; S=[0]*7; n=o=0; lays={'A':('2 BR',4.5,410),'B':('1 BR',3.5,285),'C':('Studio',2,190),'D':('2 BR/2 BA',5,455)}
    for f in range(1,7):
        for ln in 'ABCD':
            uid=f'{f}{ln}'; n+=1; ly,rm,sh=lays[ln]; sh+=(f-1)*5
            ws.write(R,1,uid,c); ws.write(R,2,ln,c); ws.write(R,3,rm,c); ws.write(R,4,ly,c)
            if uid=='1C':
                o+=1; ws.write(R,5,0,i0); ws.write(R,6,'(Superintendent)',l); ws.write(R,8,"Super's apt.",c); ws.write(R,9,0,m2); ws.write(R,13,0,m2)
                rows.append(dict(unit=uid,unitType=ly,tenantName='(Superintendent)',statusText="Super's apt.")); R+=1; S=S; continue
            ws.write(R,5,sh,i0); S[0]+=sh
            if uid in('3B','6C'):
                ws.write(R,8,'Vacant',c); rows.append(dict(unit=uid,unitType=ly,statusText='Vacant')); R+=1; continue
            o+=1; mn=round(sh*4.15,2); asm=round(sh*.35,2); sto=r.choice([None,None,40.0,65.0]); bik=r.choice([None,None,None,10.0]); tot=round(mn+asm+(sto or 0)+(bik or 0),2); arr=r.choices([0.0,tot,-tot,round(tot*3+75,2)],[14,2,1,1])[0]
            sp=uid in('2C','5B','5C'); nm='Halvorth Holdings (unsold shares)' if sp else N.fl(); 
            if not sp and r.random()<.25: nm+=' & '+N.nxt()[0]
            st='Rent-stab. tenant' if sp else r.choices(['Owner','Sublet'],[8,1.6])[0]; ld=dt.date(1987,9,15) if sp else rdate(r,dt.date(1988,1,1),dt.date(2025,5,20))
            ws.write(R,6,nm,l); ws.write_datetime(R,7,dt.datetime.combine(ld,dt.time()),d); ws.write(R,8,st,c)
            for j,v in ((9,mn),(10,asm),(11,sto),(12,bik),(13,tot),(14,arr)):
                if v is not None: ws.write(R,j,v,m2)
            ch=[dict(code=k,amount=v) for k,v in (('Assessment',asm),('Storage',sto),('Bicycle',bik)) if v is not None]
            rows.append(dict(unit=uid,unitType=ly,tenantName=nm,statusText=st,leaseStartDate=ld,contractRent=mn,charges=ch,totalCharges=tot,balance=arr if arr else None))
            for q,x in enumerate((mn,asm,sto,bik,tot,arr),1): S[q]+=x or 0
            R+=1
    R+=1; wrong=round(S[1]+270,2)
    ws.write(R,6,'TOTAL',b); ws.write(R,5,S[0],it)
    for j,v in zip(range(9,15),[wrong]+S[2:]): ws.write(R,j,round(v,2),mt)
    ws.write(R+2,1,f'{n} apartments: {o} occupied (incl. superintendent), {n-o} vacant (shares held by the corporation).',l); ws.write(R+3,1,'Assessment: boiler replacement, $0.35 per share through December 2025.',l)
    ws.write(R+4,1,'Subtenants and rents they pay to the shareholders are not known to the corporation.',l)
    for j,w in enumerate([2,6,6,7,11,8,36,14,17,12,11,10,9,13,13]): ws.set_column(j,j,w)
    ws.set_landscape(); ws.fit_to_pages(1,1)
    wb.close()
    save(fn,'285 ARBOR OWNERS CORP.','2025-06-30',n,o,n-o,rows,planted=dict(what=f'printed total of Maint. (Rent) {wrong:,.2f}; the rows add to {S[1]:,.2f}',kind='total_wrong'))
    return dict(file=fn,assetType='COOPERATIVE',documentType='RENT_ROLL',author='co-op treasurer',style='centred titles, grouped two-line header, empty column A, accounting format',hard='shares, proprietary lease dates, dashes, sponsor units, superintendent')
if __name__=='__main__': run()
