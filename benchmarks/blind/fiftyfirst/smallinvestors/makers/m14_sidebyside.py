from .common import *
import xlsxwriter
F='Kettle Falls & Annex RR.xlsx'
def main():
    r=random.Random(5114); N=Names(r)
    wb=xlsxwriter.Workbook(path(F)); wb.set_properties({'created':dt.datetime(2025,7,1)}); ws=wb.add_worksheet('RR 7-1-25')
    f=lambda **k:wb.add_format({'font_name':'Verdana','font_size':9,**k}); x=f(); b=f(bold=1); h=f(bold=1,text_wrap=1,align='center',valign='vcenter',border=1,bg_color='#FFF2CC'); m=f(num_format='#,##0',border=1); c=f(border=1); d8=f(num_format='mm/dd/yy',border=1,align='center'); mt=f(bold=1,num_format='#,##0',border=1,bg_color='#FFF2CC'); rd=f(border=1,font_color='#C00000',bold=1)
    ws.write(0,0,'KETTLE FALLS APARTMENTS AND THE ANNEX',f(bold=1,font_size=13) ); ws.write(1,0,'Rent roll 7/1/25',x)
    H=['Apt','Tenant','Exp.','Rent now','New rent','Effective','Deposit']; rows=[]
    for c0,t,us,base in ((0,'KETTLE FALLS (front bldg)',['101','102','103','104','201','202','203','204'],880),(8,'ANNEX (rear bldg)',['R1','R2','R3','R4','R5','R6'],810)):
        ws.merge_range(3,c0,3,c0+6,t,f(bold=1,align='center',border=1,bg_color='#BDD7EE'))
        for j,q in enumerate(H): ws.write(4,c0+j,q,h)
        i=5; S=[0,0,0]
        for u in us:
            d=dict(building=t,unit=u); ws.write_string(i,c0,u,c)
            if u in('103','R5'):
                d['statusText']='VACANT'; ws.write(i,c0+1,'VACANT',rd)
                for j in range(2,7): ws.write_blank(i,c0+j,None,c)
            else:
                rent=base+10*r.randint(0,7); e=eom(addm(D(2025,8,1),r.randint(0,10))); dep=r.choice([rent,450]); nr=None
                d.update(tenantName=N.full(),leaseEndDate=iso(e),contractRent=rent,deposit=dep,statusText='Occupied')
                ws.write(i,c0+1,d['tenantName'],c); ws.write_datetime(i,c0+2,dt.datetime(e.year,e.month,e.day),d8); ws.write(i,c0+3,rent,m)
                if r.random()<.6:
                    nr=rent+r.choice([25,30,40,45]); ef=e+dt.timedelta(days=1); d['rentSteps']=[dict(date=iso(ef),amount=nr)]; ws.write(i,c0+4,nr,m); ws.write_datetime(i,c0+5,dt.datetime(ef.year,ef.month,ef.day),d8)
                else: ws.write_blank(i,c0+4,None,c); ws.write_blank(i,c0+5,None,c)
                ws.write(i,c0+6,dep,m); S[0]+=rent; S[1]+=(nr or 0); S[2]+=dep
            rows.append(d); i+=1
        L=lambda j:chr(65+c0+j); ws.write(i,c0,'',mt); ws.write(i,c0+1,'Total',mt)
        for j in (2,4,5): ws.write(i,c0+j,'',mt)
        for j,v in ((3,S[0]),(6,S[2])): ws.write_formula(i,c0+j,'=SUM(%s6:%s%d)'%(L(j),L(j),i),mt,v)
    T=sum(d.get('contractRent',0) for d in rows); Dp=sum(d.get('deposit',0) for d in rows)
    ws.write(16,0,'Both buildings:',b); ws.write(16,3,T,mt); ws.write(16,6,Dp,mt); ws.write(17,0,'14 apts, 12 leased, 2 vacant. New rents are signed renewals only.',x)
    for c0 in (0,8): ws.set_column(c0,c0,6); ws.set_column(c0+1,c0+1,22); ws.set_column(c0+2,c0+6,10)
    ws.set_column(7,7,2); ws.set_landscape(); ws.fit_to_pages(1,0); wb.close()
    save(F,rows,'Kettle Falls Apartments and the Annex','2025-07-01',14,12,2)
    return entry(F,'MULTIFAMILY','owner','two buildings side by side on one sheet, renewal rents as steps',True)
